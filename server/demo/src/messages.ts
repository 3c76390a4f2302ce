import { DELETED_BY_AUTHOR } from '@fieldspan/domain/deleted-words';
import type { Random } from './random.ts';
import { itemAt } from './site.ts';
import type { Said, Talked } from './threads.ts';

/**
 * Assigns message ids in the order of time, stores the last message of each thread, and sets how far each member has
 * read.
 */
export function addMessages(talked: readonly Talked[]): void {
  const all = talked.flatMap(({ said }) => said).toSorted((left, right) => left.at.localeCompare(right.at));
  const ids = new Map<Said, number>();
  for (const said of all) {
    const { site, threadId, author, text, at, uploadId, isDeleted } = said;
    const row = site.add('Message', {
      thread_id: threadId,
      author_id: author.user.id,
      message: isDeleted ? DELETED_BY_AUTHOR : text,
      image_id: isDeleted ? null : uploadId,
      is_deleted: isDeleted ? 1 : 0,
      created_at: at,
    });
    ids.set(said, row.id);
  }
  for (const talk of talked) closeThread(talk, ids);
}

function closeThread({ site, plan, thread, said }: Talked, ids: ReadonlyMap<Said, number>): void {
  const last = itemAt(said, said.length - 1);
  thread.last_message = last.isDeleted ? DELETED_BY_AUTHOR : last.text;
  thread.last_message_by = last.author.user.id;
  thread.last_message_at = last.at;
  thread.updated_at = last.at;
  for (const { user } of plan.members) {
    const random = site.random.fork(`read/${thread.id}/${user.id}`);
    const read = itemAt(said, said.length - 1 - unreadCount(said, user.id, random));
    site.add('MessageThreadUser', {
      thread_id: thread.id,
      user_id: user.id,
      last_read: read.at,
      last_read_message_id: ids.get(read) ?? null,
      created_at: thread.created_at,
    });
  }
}

/** People may have unread messages only in threads whose last message is younger than this. */
const CATCH_UP_DAYS = 2.5;

/** How many of the newest messages the person has not read; never their own last one. */
function unreadCount(said: readonly Said[], userId: number, random: Random): number {
  const last = itemAt(said, said.length - 1);
  const ageDays = (last.site.calendar.now.getTime() - Date.parse(last.at)) / 86_400_000;
  if (ageDays > CATCH_UP_DAYS || !random.chance(0.5)) return 0;
  const sinceOwn = said.toReversed().findIndex(({ author }) => author.user.id === userId);
  const possible = sinceOwn < 0 ? said.length - 1 : sinceOwn;
  return Math.min(possible, random.int(1, 5));
}
