/** Somebody has switched the remote off: nothing that failed, so nothing to report. */
export class SwitchedOffError extends Error {
  override readonly name = 'SwitchedOffError';
}
