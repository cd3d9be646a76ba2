"""Behind a proxy: whose word is taken for who asks, and the sample of docs/serving.md in Debian's nginx."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from threading import Thread

import httpx
import pytest

from tests.patience import PATIENCE, until
from tests.ports import free_port
from tests.server.browser import A_DROP, OSADA, Browser, serving

DOCS = Path(__file__).parents[2] / "docs" / "serving.md"
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{sample}
}}
"""
HONEST, ASKED = 10, 14
"""So many visitors, so many requests of each at once: fewer than one address may make, and together far more."""


def sample(language: str, number: int = 0) -> str:
    """A sample of a proxy's settings that the guide has."""
    found: list[str] = re.findall(rf"```{language}\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    return found[number]


def certificate(folder: Path) -> None:
    made = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem"), "-days", "2", "-nodes"]
    subject = ["-subj", "/CN=osada.example", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    subprocess.run(["openssl", "req", "-x509", *made, *subject], check=True, capture_output=True, timeout=PATIENCE)


@contextmanager
def nginx(folder: Path, address: str, more: str = "") -> Iterator[int]:
    """The sample, with the names, ports and files of this test in place of its own, and ``more``; the port that it
    listens at."""
    certificate(folder)
    settings, port = sample("nginx"), free_port()
    for said, meant in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("/etc/ssl/osada.example.pem", str(folder / "cert.pem")),
        ("/etc/ssl/osada.example.key", str(folder / "key.pem")),
        ("http://127.0.0.1:8765", address),
    ):
        assert said in settings
        settings = settings.replace(said, meant)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, sample=more + settings))
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    assert program, "./test installs nginx, or says how"
    log = folder / "error.log"
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(log)])
    try:
        until(lambda: listens(port) or process.poll() is not None, log.read_text)
        assert process.poll() is None, log.read_text()
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


def listens(port: int) -> bool:
    with closing(socket.socket()) as probe:
        return not probe.connect_ex(("127.0.0.1", port))


def visitor(port: int, address: str) -> httpx.Client:
    """A visitor at an address of the own machine, which has many of them."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    line = httpx.HTTPTransport(local_address=address, verify=trusting)
    headers = {"host": "osada.example", "origin": "https://osada.example"}
    return httpx.Client(base_url=f"https://127.0.0.1:{port}", transport=line, headers=headers, timeout=PATIENCE)


def statuses(asked: Iterator[httpx.Response]) -> Counter[int]:
    return Counter(answer.status_code for answer in asked)


def honest(port: int) -> Counter[int]:
    """Ten visitors, each with a few requests at once."""
    found: Counter[int] = Counter()
    for number in range(HONEST):
        with visitor(port, f"127.0.0.{number + 10}") as client:
            found += statuses(client.get("/rules/kingdom-builder/KB-1") for _ in range(ASKED))
    return found


def test_behind_nginx_the_honest_are_not_limited_and_a_liar_is(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "data", "--rate", "4", "--proxy", "127.0.0.1") as server,
        nginx(tmp_path, server.address) as port,
    ):
        assert honest(port) == {200: HONEST * ASKED}
        with visitor(port, "127.0.0.99") as liar:
            lies = (
                {"x-forwarded-for": f"198.51.{n >> 8 & 255}.{n & 255}", "forwarded": "for=1.2.3.4"} for n in count()
            )
            until(lambda: liar.get("/rules/kingdom-builder/KB-1", headers=next(lies)).status_code == 429)
        assert "refused (bound page-too-often, address 127.0.0.99)" in server.log()


def test_without_the_proxys_word_all_visitors_are_one(tmp_path: Path) -> None:
    """What the option is for; and that the test above would see it."""
    with serving(tmp_path / "data", "--rate", "4") as server, nginx(tmp_path, server.address) as port:
        assert honest(port)[429] > 0


def test_behind_nginx_cookies_are_secure_links_are_https_and_news_come_at_once(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "data", "--rate", "2000", "--proxy", "127.0.0.1") as server,
        nginx(tmp_path, server.address) as port,
        visitor(port, "127.0.0.10") as host,
    ):
        form = {"seat-0": "person", "seat-1": "link", "option-first": "seat-1"}
        made = host.post("/new/kingdom-builder", data=form)
        assert made.status_code == 303 and "; Secure" in made.headers["set-cookie"]
        assert "; Secure" in host.post("/language", data={"language": "cs"}).headers["set-cookie"]
        cookie = {"cookie": made.headers["set-cookie"].partition(";")[0]}
        where = made.headers["location"].removesuffix("/invitation")
        page = host.get(where, headers=cookie).text
        assert "https://osada.example/s/" in page and "http://" not in page.replace("http://www.w3.org", "")
        with host.stream("GET", f"{where}/stream", headers=cookie) as stream:
            lines = stream.iter_lines()
            until(lambda: next(lines).startswith("data: "))
            update = host.get(f"{where}/now", headers=cookie).json()
            action = next(iter(update["places"].values()))[0][0]
            command = {"seat": 0, "action": action, "answers": update["number"]}
            assert host.post(f"{where}/play", json=command, headers=cookie).status_code == 200
            until(lambda: next(lines) == "id: 1")


@pytest.mark.parametrize("options", [(), ("--proxy", "192.0.2.1"), ("--proxy", "10.0.0.0/8")])
def test_nobody_elses_word_is_taken(tmp_path: Path, options: tuple[str, ...]) -> None:
    with serving(tmp_path / "data", "--rate", "1", *options) as server, Browser(server).http as client:
        lies = ({"x-forwarded-for": f"198.51.100.{n % 256}", "x-forwarded-proto": "https"} for n in count())
        until(lambda: client.get("/rules/kingdom-builder/KB-1", headers=next(lies)).status_code == 429)
        made = Browser(server).ask("POST", "/new/kingdom-builder", data={"seat-0": "person", "seat-1": "link"})
        assert "Secure" not in made.headers["set-cookie"]


def test_a_proxy_may_be_a_network_and_there_may_be_several(tmp_path: Path) -> None:
    options = ("--rate", "1", "--proxy", "192.0.2.1", "--proxy", "127.0.0.0/8")
    with serving(tmp_path / "data", *options) as server, Browser(server).http as client:
        told = ({"x-forwarded-for": f"198.51.100.{number}"} for number in range(60))
        assert statuses(client.get("/rules/kingdom-builder/KB-1", headers=one) for one in told) == {200: 60}


@pytest.mark.parametrize("proxy", ["nginx", "10.0.0.1/8", "", "*"])
def test_a_proxy_is_an_address(tmp_path: Path, proxy: str) -> None:
    command = [str(OSADA), "serve", "--data", str(tmp_path), "--proxy", proxy]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert refused.returncode == 2 and "--proxy: expected an address" in refused.stderr


def test_whoever_asks_too_often_is_answered_again_at_the_rate(tmp_path: Path) -> None:
    """Refusals take nothing: who goes on asking gets what is his."""
    with serving(tmp_path / "data", "--rate", "1") as server, Browser(server).http as client:
        until(lambda: client.get("/rules/kingdom-builder/KB-1").status_code == 429)
        until(lambda: client.get("/rules/kingdom-builder/KB-1").status_code == 200, pause=A_DROP / 4)


@contextmanager
def naming(name: str) -> Iterator[int]:
    """A server that answers everything with its name; its port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-length", str(len(name)))
            self.end_headers()
            self.wfile.write(name.encode())

        def log_message(self, *_: object) -> None:
            return

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield server.server_port
        finally:
            server.shutdown()


def test_nginx_asks_one_server_for_all_of_a_table(tmp_path: Path) -> None:
    with naming("one") as one, naming("two") as two:
        more = sample("nginx", 1).replace("127.0.0.1:8765", f"127.0.0.1:{one}")
        more = more.replace("127.0.0.1:8766", f"127.0.0.1:{two}")
        with nginx(tmp_path, "http://osada", more) as port, visitor(port, "127.0.0.1") as client:
            paths = ("/t/{}/play", "/t/{}/stream?feed=a", "/s/{}/1/token", "/w/{}/token", "/t/{}")
            asked = [{client.get(path.format(table)).text for path in paths} for table in range(40)]
    assert all(len(servers) == 1 for servers in asked)
    assert set().union(*asked) == {"one", "two"}
