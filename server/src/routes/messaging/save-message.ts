import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { FlagText, NoneOrWholeNumber, WholeNumber, jsonText, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { deleteText } from './delete-message.ts';
import { ARCHIVED, memberIdsOf, threadOfWriter, wakeThread } from './membership.ts';
import { tellAbsent } from './tell-absent.ts';

const MESSAGE_LENGTH = 20_000;

/** Maximum length of the last message's text in the list of threads. */
const EXCERPT_LENGTH = 500;

const MessageSchema = v.object({
  id: v.optional(WholeNumber),
  thread_id: v.optional(WholeNumber),
  message: v.optional(shortText(MESSAGE_LENGTH), ''),
  image_id: v.optional(NoneOrWholeNumber, ''),
  mentions: v.optional(jsonText(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(500))), '[]'),
  needs_ok: v.optional(FlagText, '0'),
  client_key: v.optional(v.pipe(shortText(100), v.nonEmpty('must not be empty'))),
});
type MessageInput = v.InferOutput<typeof MessageSchema>;
/** `told`: push messages must be sent to absent members. */
type Sent = { id: number; slug: string; told?: boolean };

export const saveMessage: SignedInRoute = {
  verb: 'POST',
  path: 'Message/save',
  summary: 'Send a message to a thread, or (with id) delete the text of one',
  session: 'required',
  takes: MessageSchema,
  async handle(ask) {
    const input = await ask.read(MessageSchema);
    if (input.id !== undefined) return deleteText(ask, { id: input.id, message: input.message });
    if (input.thread_id === undefined) throw new BadRequest('thread_id is required');
    const { thread_id: threadId } = input;
    const message = { ...input, thread_id: threadId };
    const { session, services } = ask;
    const { sent, userIds } = await ask.transact(async (tx) => {
      const copy = await earlierCopy(tx, session, input);
      const thread = copy ? undefined : await threadOfWriter(tx, session, threadId);
      const members = await memberIdsOf(tx, session, threadId);
      const isArchived = thread?.archived === 1;
      return { sent: copy ?? (await send(tx, session, { ...message, members, isArchived })), userIds: members };
    });
    wakeThread(services.bus, { tenantId: session.tenantId, threadId, userIds });
    if (sent.told === true) services.push.wake();
    return { record_id: sent.id, slug: sent.slug };
  },
};

/** For a retry: the message that the first try stored. */
async function earlierCopy(tx: Tx, session: Session, input: MessageInput): Promise<Sent | undefined> {
  if (input.client_key === undefined) return undefined;
  return tx
    .selectFrom('message')
    .where('tenant_id', '=', session.tenantId)
    .where('client_key', '=', input.client_key)
    .where('author_id', '=', session.userId)
    .select(['id', 'slug'])
    .executeTakeFirst();
}

type NewMessage = MessageInput & { thread_id: number; members: readonly number[]; isArchived: boolean };

async function send(tx: Tx, session: Session, input: NewMessage): Promise<Sent> {
  if (input.isArchived) throw new Refusal(ARCHIVED);
  const attached = await attachmentName(tx, session, input.image_id);
  if (input.message === '' && attached === null) throw new Refusal('Message is required');
  const mentions = mentioned(session, input);
  const sent = await tx
    .insertInto('message')
    .values({
      tenant_id: session.tenantId,
      thread_id: input.thread_id,
      author_id: session.userId,
      message: input.message,
      image_id: input.image_id,
      mentions,
      needs_ok: input.needs_ok,
      client_key: input.client_key ?? null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'client_key']).doNothing())
    .returning(['id', 'slug', 'created_at'])
    .executeTakeFirst();
  if (!sent) return arrivedMeanwhile(tx, session, input);
  const excerpt = input.message || attached || '';
  await noteInThread(tx, session, { ...sent, threadId: input.thread_id, excerpt });
  const told = { threadId: input.thread_id, excerpt, mentions, needsOk: input.needs_ok === 1 };
  return { ...sent, told: await tellAbsent(tx, session, told) };
}

/**
 * The mentioned members except the author. Somebody who has left since is still named in the text but gets no
 * notification; the message is sent anyway.
 */
function mentioned({ userId }: Session, { mentions, members }: NewMessage): number[] {
  return [...new Set(mentions)].filter((id) => id !== userId && members.includes(id));
}

/** The same message was sent twice at the same time and the other request was first; answer with its record. */
async function arrivedMeanwhile(tx: Tx, session: Session, input: MessageInput): Promise<Sent> {
  const copy = await earlierCopy(tx, session, input);
  if (!copy) throw new Refusal('This message was already sent by somebody else.');
  return copy;
}

type Noted = { id: number; created_at: string; threadId: number; excerpt: string };

async function noteInThread(
  tx: Tx,
  session: Session,
  { id, created_at: now, threadId, excerpt }: Noted,
): Promise<void> {
  await tx
    .updateTable('message_thread')
    .set({
      last_message: excerpt.slice(0, EXCERPT_LENGTH),
      last_message_by: session.userId,
      last_message_at: now,
      updated_at: now,
    })
    .where('id', '=', threadId)
    .where('tenant_id', '=', session.tenantId)
    .execute();
  // Sending a message also marks the thread as read for its author.
  await tx
    .updateTable('message_thread_user')
    .set({ last_read: now, last_read_message_id: id })
    .where('thread_id', '=', threadId)
    .where('user_id', '=', session.userId)
    .where('tenant_id', '=', session.tenantId)
    .execute();
}

/**
 * People may only attach files that they uploaded themselves; another person's file might be one that the thread must
 * not see.
 */
async function attachmentName(tx: Tx, session: Session, imageId: number | null): Promise<string | null> {
  if (imageId === null) return null;
  const upload = await tx
    .selectFrom('library_upload')
    .where('id', '=', imageId)
    .where('tenant_id', '=', session.tenantId)
    .where('created_by', '=', session.userId)
    .select('original_filename')
    .executeTakeFirst();
  if (!upload) throw new Refusal('The attached file was not found.');
  return upload.original_filename ?? '';
}
