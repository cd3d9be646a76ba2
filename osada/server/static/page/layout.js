// What the pictures of this window are drawn for: a desk, or a phone. A cookie says how large it is.

const YEAR = 31536000; // seconds

/** Let the server know how much room there is. */
export function tellWindow() {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there over plain HTTP
  document.cookie = `window=${innerWidth}x${innerHeight}; path=/; max-age=${YEAR}; samesite=lax`;
}

/**
 * A page that was drawn for another kind of window is fetched anew; the table itself is kept by the server.
 * Whether the page is drawn for this one.
 * @param {HTMLElement} main
 */
export function followLayout(main) {
  const [width, height] = (main.dataset.wideFrom ?? "").split(" ");
  const wide = matchMedia(`(min-width: ${width}px) and (min-height: ${height}px)`);
  const follow = () => {
    tellWindow();
    const wanted = wide.matches ? "wide" : "tall";
    if (wanted === main.dataset.layout) return true;
    const address = new URL(location.href);
    if (address.searchParams.has("layout") || !document.cookie.includes("window="))
      address.searchParams.set("layout", wanted);
    location.replace(address);
    return false;
  };
  wide.addEventListener("change", follow);
  return follow();
}
