/**
 * Whether something thrown is an error, of whichever realm: `instanceof` knows the classes of its own alone, and a test, a
 * frame and a worker have others. Not `Error.isError`: the oldest browsers that we support do not have it.
 */
export function isError(thrown: unknown): thrown is Error {
  const tag = Object.prototype.toString.call(thrown);
  return tag === '[object Error]' || tag === '[object DOMException]';
}

/** What something thrown says. */
export function errorMessage(thrown: unknown): string {
  return isError(thrown) ? thrown.message : String(thrown);
}

/** Whether an error of the system or of a client library carries one of these codes, or one of these names where it has no code. */
export function hasCode(thrown: unknown, ...codes: string[]): boolean {
  if (!isError(thrown)) return false;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : thrown.name;
  return codes.includes(code);
}
