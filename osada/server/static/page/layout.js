// What the pictures of this window are drawn for: a desk, or a phone. The server learns it by a cookie.

const WIDE = matchMedia("(min-width: 1200px) and (min-height: 640px)");
const YEAR = 31536000; // seconds

/** @typedef {"wide" | "tall"} Layout */

/** @returns {Layout} */
function wanted() {
  return WIDE.matches ? "wide" : "tall";
}

/** Let the server know what to draw for. */
export function tellLayout() {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there over plain HTTP
  document.cookie = `layout=${wanted()}; path=/; max-age=${YEAR}; samesite=lax`;
}

/**
 * A page that was drawn for another kind of window is fetched anew; the table itself is kept by the server.
 * @param {string | undefined} drawn
 */
export function followLayout(drawn) {
  const follow = () => {
    tellLayout();
    if (wanted() === drawn) return;
    const address = new URL(location.href);
    if (address.searchParams.has("layout") || !document.cookie.includes(`layout=${wanted()}`))
      address.searchParams.set("layout", wanted());
    location.replace(address);
  };
  WIDE.addEventListener("change", follow);
  follow();
}
