/** The remote was disabled by an operator: not a failure, so nothing to report. */
export class SwitchedOffError extends Error {
  override readonly name = 'SwitchedOffError';
}
