import { commentOn } from '@fieldspan/api/comment-on';
import { decideTimeLog, refreshTimeLogs } from '@fieldspan/api/queries/time-logs';
import { t } from '@fieldspan/ui/i18n';

type Decided = { id: number; version: number; slug: string; user_id: number | null };

/** Approves one log, and reloads the lists also if it is refused. */
export async function approveTime(log: Decided): Promise<void> {
  try {
    await decideTimeLog(log, 'approved');
  } finally {
    await refreshTimeLogs();
  }
}

/** Sends time back; the owner gets the reason as a comment on the log. */
export async function rejectTime(log: Decided, reason: string): Promise<void> {
  const { slug, user_id } = log;
  await decideTimeLog(log, 'rejected', reason);
  const members = user_id === null ? [] : [user_id];
  await commentOn({ model: 'TimeLog', slug, subject: t('Time Log sent back'), members, message: reason });
  await refreshTimeLogs();
}
