// Preferences: kept by this browser.

/**
 * @param {string} name
 * @param {string} otherwise
 */
export function preference(name, otherwise) {
  try {
    return localStorage.getItem(`osada-${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function prefer(name, value) {
  try {
    localStorage.setItem(`osada-${name}`, value);
  } catch {
    // private windows keep nothing
  }
}

/** Fields of a page that are preferences: a checkbox is 1 or 0. */
export function bindPreferences() {
  for (const field of document.querySelectorAll("[data-preference]")) {
    if (field instanceof HTMLInputElement) bindCheckbox(field);
    else if (field instanceof HTMLSelectElement) bindSelect(field);
  }
}

/** @param {HTMLInputElement} field */
function bindCheckbox(field) {
  const name = field.dataset.preference ?? "";
  field.checked = preference(name, "") === "1";
  field.addEventListener("change", () => prefer(name, field.checked ? "1" : "0"));
}

/** @param {HTMLSelectElement} field */
function bindSelect(field) {
  const name = field.dataset.preference ?? "";
  field.value = preference(name, field.value);
  field.addEventListener("change", () => prefer(name, field.value));
}
