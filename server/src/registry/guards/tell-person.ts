import type { Sentence } from '@fieldspan/contract/sentence';
import type { NoticeKind } from '@fieldspan/domain/notice-kinds';
import { sentence } from '../../http/sentence.ts';
import type { NoticeAbout } from '../../notify/notice-place.ts';
import { postNotification } from '../../notify/post-notification.ts';
import type { Values, Written } from '../entry.ts';

/** Notifies the person to whom somebody else assigns a service call. */
export async function tellAssigned(write: Written): Promise<void> {
  const { before, values, session } = write;
  const assigned = values['assigned_to'];
  if (typeof assigned !== 'number' || assigned === session.userId || assigned === before?.['assigned_to']) return;
  const all = { ...before, ...values };
  await tell(write, {
    userId: assigned,
    kind: 'visits',
    message: sentence`${`${textOf(all, 'job_num')} ${textOf(all, 'job_name')}`.trim()} was assigned to you`,
    link: `/service/${textOf(all, 'slug')}/dashboard`,
    about: { job_id: null, service_id: write.id },
  });
}

/** Notifies the owner when a reviewer rejects their record. */
export const tellRejected =
  (message: Sentence, list: string) =>
  async (write: Written): Promise<void> => {
    const { before, values, session } = write;
    const owner = before?.['user_id'];
    const isRejected = values['status'] === 'rejected' && before?.['status'] !== 'rejected';
    if (!isRejected || typeof owner !== 'number' || owner === session.userId) return;
    await tell(write, {
      userId: owner,
      kind: 'time',
      message,
      link: `${list}/${textOf(before ?? {}, 'slug')}`,
      about: { job_id: idOf(before, 'job_id'), service_id: idOf(before, 'service_id') },
    });
  };

async function tell(
  { tx, session, services, afterCommit }: Written,
  news: { userId: number; kind: NoticeKind; message: Sentence; link: string; about: NoticeAbout },
): Promise<void> {
  await postNotification(tx, { tenantId: session.tenantId, ...news });
  afterCommit(async () => services.push.wake());
}

function idOf(values: Values | null, field: string): number | null {
  const value = values?.[field];
  return typeof value === 'number' ? value : null;
}

function textOf(values: Values, field: string): string {
  const value = values[field];
  return typeof value === 'string' ? value : '';
}
