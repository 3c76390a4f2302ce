import { COMMENT_PARENTS } from '@fieldspan/domain/comment-parents';
import type { Saved } from '@fieldspan/contract/envelope';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { FlagText, NoneOrWholeNumber, WholeNumber, jsonText, shortText } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { peopleOfRecord } from './record-people.ts';
import type { CommentedRecord } from './record-people.ts';
import { changeThread } from './change-thread.ts';
import { addMembers, memberIdsOf, wakeThread } from './membership.ts';
import { admitProviderStaff, isForsaken } from './provider-staff.ts';
import { requireParent } from './thread-parent.ts';

const Empty = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
const OptionalId = v.optional(NoneOrWholeNumber, '');

const ThreadSchema = v.object({
  id: v.optional(WholeNumber),
  archived: v.optional(FlagText),
  subject: v.optional(shortText(300)),
  job_id: OptionalId,
  service_id: OptionalId,
  is_open_thread: v.optional(FlagText),
  is_help_chat: v.optional(FlagText, '0'),
  is_comment_thread: v.optional(FlagText, '0'),
  comment_parent_model: v.optional(v.union([Empty, v.picklist(COMMENT_PARENTS)]), ''),
  comment_parent_slug: v.optional(v.union([Empty, shortText(200)]), ''),
  client_key: v.optional(v.pipe(shortText(100), v.nonEmpty('must not be empty'))),
  Members: v.optional(jsonText(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(500))), '[]'),
});
type ThreadInput = v.InferOutput<typeof ThreadSchema>;

export const saveThread: SignedInRoute = {
  verb: 'POST',
  path: 'MessageThread/save',
  summary:
    'Start a thread, or (with id) change its subject, add members, join it where it is open, or open or close it',
  session: 'required',
  takes: ThreadSchema,
  async handle(ask) {
    const input = await ask.read(ThreadSchema);
    const { id } = input;
    const Members = [...input.Members, ...(await supportStaff(ask, input))];
    const { session, services } = ask;
    const { saved, userIds } = await ask.transact(async (tx) => {
      const thread = await (id === undefined
        ? start(tx, session, { ...input, Members })
        : changeThread(tx, session, { ...input, id, Members }));
      return { saved: thread, userIds: await memberIdsOf(tx, session, thread.record_id) };
    });
    wakeThread(services.bus, { tenantId: session.tenantId, threadId: saved.record_id, userIds });
    return saved;
  },
};

/**
 * The staff who answer a support thread: of a new one, and of one (id) from which the company has removed all of them since.
 * Empty for any other thread.
 */
async function supportStaff({ services, session }: SignedInAsk, { id, is_help_chat }: ThreadInput): Promise<number[]> {
  if (is_help_chat === 0) return [];
  if (id !== undefined && !(await isForsaken(services.db, session, id))) return [];
  if (session.viewer.role !== 'Admin') throw new Refusal(id === undefined ? ADMIN_STARTS : ADMIN_ASKS_AGAIN);
  return admitProviderStaff(services.db, session.tenantId);
}

const ADMIN_STARTS = 'Only an Admin can start a support thread.';
const ADMIN_ASKS_AGAIN = 'Your company has removed support from this thread. An Admin can ask support again.';

async function start(tx: Tx, session: Session, input: ThreadInput): Promise<Saved> {
  const earlier = await earlierCopy(tx, session, input);
  if (earlier) return { record_id: earlier.id, slug: earlier.slug };
  if (!input.subject) throw new Refusal('Subject is required');
  await requireParent(tx, session, input);
  const commented = commentedRecord(input);
  if (commented) await oneAtATime(tx, session, commented);
  const known = commented && (await commentThread(tx, session, commented));
  const thread = known ?? (await insertThread(tx, session, { ...input, subject: input.subject }));
  // People are added only when the comment thread starts, so that those who leave it later are not added again.
  const people = commented && !known ? await peopleOfRecord(tx, session, commented) : [];
  await addMembers(tx, session, { threadId: thread.id, userIds: [session.userId, ...input.Members, ...people] });
  return { record_id: thread.id, slug: thread.slug };
}

function commentedRecord({ is_comment_thread, comment_parent_model: model, comment_parent_slug: slug }: ThreadInput) {
  return is_comment_thread === 1 && model !== null && slug !== null ? { model, slug } : undefined;
}

/**
 * Takes an advisory lock, so that of two people who comment at the same moment the second joins the first one's thread.
 */
async function oneAtATime(tx: Tx, { tenantId }: Session, { model, slug }: CommentedRecord): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`comments ${tenantId} ${model} ${slug}`}, 0))`.execute(tx);
}

/** For a retry: the thread that the first try created. */
async function earlierCopy(tx: Tx, session: Session, { client_key }: ThreadInput) {
  if (client_key === undefined) return undefined;
  return tx
    .selectFrom('message_thread')
    .where('tenant_id', '=', session.tenantId)
    .where('client_key', '=', client_key)
    .where('created_by', '=', session.userId)
    .select(['id', 'slug'])
    .executeTakeFirst();
}

/** A record has only one comment thread; later commenters join it. */
async function commentThread(tx: Tx, session: Session, { model, slug }: CommentedRecord) {
  return tx
    .selectFrom('message_thread')
    .where('tenant_id', '=', session.tenantId)
    .where('is_comment_thread', '=', 1)
    .where('comment_parent_model', '=', model)
    .where('comment_parent_slug', '=', slug)
    .where('archived', '=', 0)
    .select(['id', 'slug'])
    .orderBy('id')
    .executeTakeFirst();
}

async function insertThread(tx: Tx, session: Session, input: ThreadInput & { subject: string }) {
  const { subject, job_id, service_id, is_open_thread = 1, is_help_chat, is_comment_thread } = input;
  const { comment_parent_model, comment_parent_slug, client_key = null } = input;
  const inserted = await tx
    .insertInto('message_thread')
    .values({
      tenant_id: session.tenantId,
      created_by: session.userId,
      subject,
      job_id,
      service_id,
      is_open_thread,
      is_help_chat,
      is_comment_thread,
      comment_parent_model,
      comment_parent_slug,
      client_key,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'client_key']).doNothing())
    .returning(['id', 'slug'])
    .executeTakeFirst();
  if (inserted) return inserted;
  // The same thread was created twice at the same time and the other request was first; answer with its record.
  const copy = await earlierCopy(tx, session, input);
  if (!copy) throw new Refusal('This thread was already started by somebody else.');
  return copy;
}
