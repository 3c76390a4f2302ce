import { call } from '@fieldspan/api/call';
import { currentSession } from '@fieldspan/api/session';
import type { PageSet } from '@fieldspan/contract/release';
import type { FailureReport } from '@fieldspan/federation/lifecycles';
import { noteFailure } from './noted-failures.ts';

/**
 * Sends a failure to ErrorLog/save without waiting for the answer.
 * @param id the failed release, according to the set
 * @returns four hex digits that appear in the report and on the error card
 */
export function reportFailure(set: PageSet, report: FailureReport, id: string): string {
  const code = newCode();
  noteFailure(report, { id, code });
  // A lost report must not cause another error.
  if (currentSession() !== null) send(set, { ...report, id, code }).catch(() => undefined);
  return code;
}

/** Lazy: reports are needed only after a failure, so their code is not in the sign-in page. */
async function send(set: PageSet, reported: FailureReport & { id: string; code: string }): Promise<void> {
  const { failureReport } = await import(/* webpackChunkName: 'failure-report' */ './failure-report.ts');
  await call('ErrorLog/save', failureReport(set, reported), { noAuthRedirect: true });
}

function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint16Array(1));
  return number.toString(16).toUpperCase().padStart(4, '0');
}
