import { isError } from '@fieldspan/domain/is-error';
import { DatabaseError } from 'pg';

/**
 * States in which PostgreSQL rolled the transaction back for want of time or room, so a repeat may succeed: statement
 * timeout, lock not available, deadlock, serialisation, too many connections, shutdown, start-up.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const PASSING = new Set(['57014', '55P03', '40P01', '40001', '53300', '57P01', '57P03']);

/** Text of the pool's error when every connection stayed in use; it has no code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether a call failed only because the database had too much to do at that moment. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseError) return PASSING.has(error.code ?? '');
  return isError(error) && error.message === NO_CONNECTION;
}
