import { isError } from '@fieldspan/domain/is-error';
import { pino } from 'pino';
import type { Logger } from 'pino';

/**
 * Logs JSON lines to stderr; stdout is reserved for the line with the port. Requests are logged with their route, never
 * with their URL, which may contain a token. Errors are logged without details, because a database error contains
 * values.
 */
export function openLog(level: string): Logger {
  return pino({ level, serializers: { err: plainError } }, pino.destination({ fd: 2, sync: true }));
}

function plainError(error: unknown): object {
  if (!isError(error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: plainError(error.cause) };
  return { name, message, stack, ...code, ...cause };
}
