/**
 * What became of a call to QuickBooks that gave no result. `refused`: it said no, and nothing was made. `sign-in`: the company has to
 * be connected again. `busy`: it did nothing yet. `unknown`: nobody knows whether it did, and the same request id may be sent again.
 */
type FaultKind = 'refused' | 'sign-in' | 'busy' | 'unknown';

export class QuickbooksFault extends Error {
  override readonly name = 'QuickbooksFault';
  readonly kind: FaultKind;
  /** The number that QuickBooks gives the fault, such as 6240; empty where it gives none. */
  readonly code: string;
  constructor(kind: FaultKind, message: string, code = '') {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

/** Another customer, supplier or employee has the name. */
export const DUPLICATE_NAME = '6240';
