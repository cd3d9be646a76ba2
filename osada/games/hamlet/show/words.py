"""The table in words: all that the picture shows, as text to play from."""

from __future__ import annotations

from collections.abc import Iterable

from osada.core.game import Game, seat_name
from osada.core.text import Text
from osada.games.hamlet.pieces import GROUNDS
from osada.games.hamlet.show.labels import beyond, sides
from osada.games.hamlet.view import Good, HamletView, Tile


def words(game: Game, view: HamletView, language: str) -> str:
    """The table in text, complete enough to play from."""
    return _Words(game, view, game.text(language)).whole()


class _Words:
    """A view, told part by part."""

    def __init__(self, game: Game, view: HamletView, text: Text) -> None:
        self.game = game
        self.view = view
        self.text = text
        self.names = [seat_name(text, seat, view.get("names", ())) for seat in range(view["players"])]
        self.beyond = beyond(view)

    def whole(self) -> str:
        """The whole table, with what is offered at the end."""
        blocks = [self.heading(), self.players(), self.village(), self.row(), self.church(), self.market()]
        blocks += [self.ghosts(), self.game.offered(self.view)]
        return "\n\n".join("\n".join(block) for block in blocks if block)

    def listed(self, words: Iterable[str]) -> str:
        """Words as a list with commas, or a word for none."""
        return ", ".join(words) or self.text("words-none")

    def tiles(self, names: Iterable[str]) -> str:
        """The names of tiles as a list."""
        return self.listed(self.text(f"tile-{name}") for name in names)

    def cost(self, cost: dict[str, int]) -> str:
        """“2 wheat, 1 stone”; a mix keeps its slashes."""
        return self.listed(
            self.text("goods-of", count=count, goods="/".join(self.text(f"good-{good}") for good in goods.split("/")))
            for goods, count in cost.items()
        )

    # The players

    def heading(self) -> list[str]:
        """The round, or who has won."""
        view, text = self.view, self.text
        if view["winners"] is not None:
            return [text("words-over", winners=", ".join(self.names[seat] for seat in view["winners"]))]
        line = text("words-round", number=view["round"])
        return [f"{line} {text('words-last-round')}" if view["last_round"] else line]

    def players(self) -> list[str]:
        """What every player has and has done, and who holds the milestones."""
        lines, text = [], self.text
        for seat, (name, player) in enumerate(zip(self.names, self.view["seats"], strict=True)):
            lines.append(
                text(
                    "words-player",
                    number=seat + 1,
                    name=name,
                    mark=text("words-deciding") if seat == self.view["seat"] else "",
                    gold=player["gold"],
                    points=player["points"],
                    total=self.view["scores"][seat]["total"],
                )
            )
            tokens = ", ".join(f"{text(f'good-{good}')} {count}" for good, count in player["tokens"].items())
            milestones = self.listed(text(f"milestone-{name}") for name in player["milestones"])
            counts = {line: player[line] for line in ("deliveries", "sales", "flags")}
            supply = {line: player[line] for line in ("roads", "donkeys", "villagers")}
            lines.append("  " + text("words-done", milestones=milestones, **counts))
            lines.append("  " + text("words-supply", tokens=tokens, **supply))
            if player["hand"]:
                lines.append("  " + text("words-hand", tiles=self.tiles(player["hand"])))
                lines += ["    " + self.blueprint(tile) for tile in player["hand"]]
        held = [
            text("words-milestone", milestone=name, player=text("words-free") if by is None else self.names[by])
            for name, by in self.view["milestones"].items()
        ]
        return [*lines, text("words-milestones", milestones=", ".join(held))]

    def blueprint(self, tile: str) -> str:
        """A blueprint: what it costs, brings and does, and the sections around it."""
        plan = self.view["blueprints"][tile]
        return self.text(
            "words-blueprint",
            tile=tile,
            cost=self.cost(plan["cost"]),
            points=plan["points"],
            sections=" ".join(plan["sections"]),
            does=self.text(f"does-{tile}"),
        )

    # The village

    def village(self) -> list[str]:
        """Every tile of the village with what is on it and what its sections touch."""
        lines = [self.text("words-village")]
        roads = {
            frozenset(tuple(end) for end in road["edge"]): self.text(
                f"words-{road['kind']}", player=self.names[road["seat"]]
            )
            for road in self.view["roads"]
        }
        for tile in self.view["tiles"]:
            state = "; ".join(self.on(tile)) or "–"
            lines.append(self.text("words-tile", name=self.text(f"tile-{tile['tile']}"), state=state))
            lines.append("    " + self.text("words-sections", sections=", ".join(self.sections(tile, roads))))
        return lines

    def sections(self, tile: Tile, roads: dict[frozenset[tuple[int, ...]], str]) -> Iterable[str]:
        """For each section of a tile its ground, what lies beyond it, and a road that is built there."""
        for number, ((start, end), letter) in enumerate(sides(tile)):
            said = f"{number} {self.text(f'ground-{GROUNDS[letter]}')}"
            if (start, end) in self.beyond:
                other, ground = self.beyond[start, end]
                there = "" if ground == letter else f" {self.text(f'ground-{GROUNDS[ground]}')}"
                said += f" >{there} {self.text(f'tile-{other}')}"
            if frozenset((start, end)) in roads:
                said += f" ({roads[frozenset((start, end))]})"
            yield said

    def on(self, tile: Tile) -> Iterable[str]:
        """What is on a tile: goods, the flag, workers."""
        text, name = self.text, tile["tile"]
        if not tile["connected"]:
            yield text("words-no-road")
        if tile["spaces"]:
            goods = self.listed(self.lying(good) for good in tile["goods"])
            yield text("words-goods", goods=goods, spaces=tile["spaces"])
        if tile["flag"] is not None:
            yield text("words-flag", player=self.names[tile["flag"]])
        for seat, player in enumerate(self.names):
            there = [villager for villager in self.view["villagers"][seat] if villager["tile"] == name]
            if there:
                standing = sum(villager["standing"] for villager in there)
                yield text("words-villagers", player=player, count=len(there), standing=standing)
            if name in self.view["donkeys"][seat]:
                yield text("words-donkeys", player=player, count=self.view["donkeys"][seat][name])

    def lying(self, good: Good) -> str:
        """A good on a tile; a token with its owner and quality."""
        if good["owner"] is None:
            return self.text(f"good-{good['good']}")
        player, white = self.names[good["owner"]], int(good["white"])
        return self.text("words-token", good=good["good"], player=player, white=white)

    # Beside the village

    def row(self) -> list[str]:
        """The blueprints in the row with their prices, and what is in the bag and the stacks."""
        lines = [self.text("words-row")]
        for plan in self.view["row"]:
            tile = plan["tile"]
            blueprint = self.view["blueprints"][tile]
            lines.append(
                self.text(
                    "words-plan",
                    tile=tile,
                    price=plan["price"],
                    gold=plan["gold"],
                    cost=self.cost(blueprint["cost"]),
                    points=blueprint["points"],
                    does=self.text(f"does-{tile}"),
                )
            )
        stacks = self.listed(self.text(f"good-{good}") for good in self.view["stacks"])
        return [*lines, self.text("words-bag", tiles=self.tiles(self.view["bag"]), stacks=stacks)]

    def church(self) -> list[str]:
        """The deliveries: what each takes and brings, and who has made it."""
        lines = [self.text("words-church")]
        for delivery in self.view["deliveries"]:
            by = "" if delivery["by"] is None else self.text("words-delivered", player=self.names[delivery["by"]])
            cost, points = self.cost(delivery["cost"]), delivery["points"]
            lines.append(self.text("words-delivery", name=delivery["delivery"], cost=cost, points=points, by=by))
        return lines

    def market(self) -> list[str]:
        """The prices, the open sale tiles, and how many are still to come."""
        lines = [self.text("words-market", **self.view["prices"])]
        for number, sale in enumerate(self.view["sales"]):
            if sale is None:
                lines.append(self.text("words-no-sale", number=number))
            else:
                cost, points, gold = self.cost(sale["cost"]), sale["points"], sale["gold"]
                lines.append(self.text("words-sale", number=number, cost=cost, points=points, gold=gold))
        one, two, three = self.view["pile"]
        return [*lines, self.text("words-pile", one=one, two=two, three=three)]

    def ghosts(self) -> list[str]:
        """The places that a new tile can take, with what it touches there."""
        lines = []
        for ghost in self.view["ghosts"]:
            section, own = ghost["place"].removeprefix("ghost-").split("-")
            tiles = self.tiles(ghost["touches"])
            lines.append(self.text("words-ghost", place=f"place {section},{own}", tiles=tiles))
        return lines
