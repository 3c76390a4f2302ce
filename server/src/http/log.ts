import { isError } from '@fieldspan/domain/is-error';
import { pino } from 'pino';
import type { Logger } from 'pino';

/**
 * JSON lines on stderr; stdout belongs to the line that tells the port. Requests are logged by their route, never
 * by their URL: it may hold a token. Of an error only what tells where it is; a database error's detail has values.
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
