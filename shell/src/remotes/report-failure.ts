import { call } from '@fieldspan/api/call';
import { currentSession } from '@fieldspan/api/session';
import type { PageSet } from '@fieldspan/contract/release';
import type { FailureReport } from '@fieldspan/federation/lifecycles';
import { loadFailureOf } from '@fieldspan/federation/load-failure';

/**
 * Sends a remote's failure to ErrorLog/save and does not wait for the answer.
 * @param id the release that failed
 * @returns four hex digits that stand in the report and on the error card
 */
export function reportFailure(set: PageSet, { part, error }: FailureReport, id: string): string {
  const { env, seq, canaries } = set;
  const [remote = part] = part.split('.');
  const code = newCode();
  const { name, request } = loadFailureOf(error);
  if (currentSession() === null) return code;
  const report = call(
    'ErrorLog/save',
    {
      endpoint: request ?? window.location.pathname,
      payload_json: JSON.stringify({
        code,
        part,
        env,
        name,
        canaries: canaries ?? [],
        stack: error instanceof Error ? error.stack : null,
      }),
      user_agent: navigator.userAgent,
      user_error_message: error instanceof Error ? error.message : String(error),
      remote,
      release: id,
      set_seq: seq,
    },
    { noAuthRedirect: true },
  );
  // Fire and forget: a report that is lost must not raise another error.
  report.catch(() => undefined);
  return code;
}

function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint16Array(1));
  return number.toString(16).toUpperCase().padStart(4, '0');
}
