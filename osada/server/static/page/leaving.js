// A page that is left, reloaded or hidden keeps what was typed into a field that still has the focus.

export function keepWhatIsTyped() {
  const leave = () => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  };
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) leave();
  });
}
