// Copying a link.

/**
 * Copy a link. Pages without HTTPS may not use the clipboard: then it is shown to be copied by hand.
 * @param {string} link
 * @param {string} title what it is a link to
 */
export async function copyLink(link, title) {
  const copied = await navigator.clipboard?.writeText(link).then(
    () => true,
    () => false,
  );
  if (!copied) prompt(title, link);
  return copied === true;
}
