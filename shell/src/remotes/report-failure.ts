import { call } from '@fieldspan/api/call';
import { currentSession } from '@fieldspan/api/session';
import type { PageSet } from '@fieldspan/contract/release';
import type { FailureReport } from '@fieldspan/federation/lifecycles';
import { noteFailure } from './noted-failures.ts';

/**
 * Sends a failure to ErrorLog/save and does not wait for the answer.
 * @param id the release that failed, as far as the set knows
 * @returns four hex digits that stand in the report and on the error card
 */
export function reportFailure(set: PageSet, report: FailureReport, id: string): string {
  const code = newCode();
  noteFailure(report, { id, code });
  // A report that is lost must not raise another error.
  if (currentSession() !== null) send(set, { ...report, id, code }).catch(() => undefined);
  return code;
}

/** What goes into a report comes when something has failed, not with the sign-in page. */
async function send(set: PageSet, reported: FailureReport & { id: string; code: string }): Promise<void> {
  const { failureReport } = await import(/* webpackChunkName: 'failure-report' */ './failure-report.ts');
  await call('ErrorLog/save', failureReport(set, reported), { noAuthRedirect: true });
}

function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint16Array(1));
  return number.toString(16).toUpperCase().padStart(4, '0');
}
