/**
 * Whether a thrown value is an error of any realm. `instanceof` only works inside one realm, but tests, frames and
 * workers have their own. `Error.isError` is missing in the oldest browsers that we support.
 */
export function isError(thrown: unknown): thrown is Error {
  const tag = Object.prototype.toString.call(thrown);
  return tag === '[object Error]' || tag === '[object DOMException]';
}

/** The message of a thrown value. */
export function errorMessage(thrown: unknown): string {
  return isError(thrown) ? thrown.message : String(thrown);
}

/** Whether an error has one of these codes, or one of these names if it has no code. */
export function hasCode(thrown: unknown, ...codes: string[]): boolean {
  if (!isError(thrown)) return false;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : thrown.name;
  return codes.includes(code);
}

/** Whether something thrown has this name. Errors of some libraries, such as pdf.js, are no errors to `isError`. */
export const isNamed = (thrown: unknown, name: string): boolean =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === name;
