import type { Sentence } from '@fieldspan/contract/sentence';
import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { sentence } from '../http/sentence.ts';
import { zoneOf } from '../http/note-reader.ts';
import { postNotification } from '../notify/post-notification.ts';
import type { Planning } from './planner.ts';

/** What happened to a visit, for the people on it. */
export type VisitNews = 'published' | 'moved' | 'taken' | 'cancelled';

/** Tells people about a visit of theirs, with its time where they are; whoever did it knows already. */
export async function tellPeople(
  { tx, session }: Planning,
  visit: BoardVisit,
  { news, userIds }: { news: VisitNews; userIds: readonly (number | null)[] },
): Promise<void> {
  const { tenantId, userId: planner } = session;
  const about = { job_id: visit.job_id, service_id: visit.service_id };
  for (const userId of new Set(userIds)) {
    if (userId === null || userId === planner) continue;
    const message = newsText(news, visit, timeText(visit.starts_at, await zoneOf(tx, userId)));
    await postNotification(tx, { kind: 'visits', tenantId, userId, message, link: visitLink(visit), about });
  }
}

/** The page of a visit for its people. */
export const visitLink = ({ job_id, slug }: Pick<BoardVisit, 'job_id' | 'slug'>): string =>
  job_id === null ? `/service/${slug}/visit` : `/project/${slug}/dashboard`;

function newsText(news: VisitNews, { num, name }: BoardVisit, time: string): Sentence {
  if (news === 'published') return sentence`${num} ${name}: you go on ${time}`;
  if (news === 'moved') return sentence`${num} ${name} was moved to ${time}`;
  if (news === 'taken') return sentence`${num} ${name} goes to somebody else`;
  return sentence`${num} ${name} on ${time} was cancelled`;
}

function timeText(at: string | null, timeZone: string): string {
  if (at === null) return '–';
  const shape = {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat('en-GB', { ...shape, hourCycle: 'h23' }).format(new Date(at));
}
