import { showAlert } from '@fieldspan/api/alerts';
import { refreshReaders } from '@fieldspan/api/query-client';
import {
  approveSeen,
  approveUnremarked,
  correctAndApprove,
  reopenLogs,
  type LogCorrection,
  type TimeReviewLog,
} from '@fieldspan/api/queries/time-review';
import type { DecidedAnswer, SeenLog } from '@fieldspan/contract/review-calls';
import { chunksOf } from '@fieldspan/domain/chunks-of';
import { plural, t } from '@fieldspan/ui/i18n';

/** The most that the server takes at once. */
const MOST = 500;

/** Approves what has no remarks; what the server refuses is named. */
export async function approveFine(logs: readonly TimeReviewLog[]): Promise<void> {
  const all: DecidedAnswer = { decided: [], refused: [] };
  for (const some of chunksOf(logs.map(seenOf), MOST)) {
    const { decided, refused } = await approveUnremarked(some);
    all.decided.push(...decided);
    all.refused.push(...refused);
  }
  say(all);
}

/** Approves one log, corrected if there is anything to correct. */
export async function approveOne(log: TimeReviewLog, correction: LogCorrection, reason: string): Promise<void> {
  if (Object.keys(correction).length === 0) return say(await approveSeen(seenOf(log)));
  try {
    await correctAndApprove(log, correction, reason);
  } catch (error) {
    // Somebody else may have changed it: what is shown is read again.
    await refreshReaders('TimeLog/save');
    throw error;
  }
  sayApproved([{ id: log.id, version: log.version + 1 }]);
}

const seenOf = ({ id, version }: TimeReviewLog): SeenLog => ({ id, version });

function say({ decided, refused }: DecidedAnswer): void {
  if (decided.length > 0) sayApproved(decided);
  if (refused.length === 0) return;
  showAlert({
    type: 'danger',
    message: plural(refused.length, {
      one: '{{count}} time log was not approved',
      other: '{{count}} time logs were not approved',
    }),
    list: refused.map(({ name, why }) => (name === '' ? why : t('{{name}}: {{why}}', { name, why }))),
  });
}

function sayApproved(decided: readonly SeenLog[]): void {
  showAlert({
    type: 'saved',
    message: plural(decided.length, { one: '{{count}} time log approved', other: '{{count}} time logs approved' }),
    undo: async () => {
      const { refused } = await reopenLogs(decided, t('Undone right after it was approved'));
      if (refused.length > 0) showAlert({ type: 'danger', message: refused.map(({ why }) => why).join(' ') });
    },
  });
}
