// Questions and commands to the server, answered in JSON.

/**
 * Why something was refused.
 * @typedef {{error: string, help?: string, rule?: string}} Refusal
 */
/**
 * @template T
 * @typedef {{ok: true, status: number, said: T} | {ok: false, status: number, said: Refusal}} Answer
 */

/**
 * What the server answers; null if the connection fails.
 * @template T
 * @param {string} address
 * @param {RequestInit} request
 * @returns {Promise<Answer<T> | null>}
 */
export async function ask(address, request = {}) {
  try {
    const answer = await fetch(address, request);
    return { ok: answer.ok, status: answer.status, said: await answer.json() };
  } catch {
    return null;
  }
}

/**
 * Send a command; null if the connection fails.
 * @template T
 * @param {string} address
 * @param {object} command
 * @returns {Promise<Answer<T> | null>}
 */
export function post(address, command) {
  const headers = { "content-type": "application/json" };
  return ask(address, { method: "POST", headers, body: JSON.stringify(command) });
}
