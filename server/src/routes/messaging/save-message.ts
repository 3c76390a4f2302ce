import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { deleteText } from './delete-message.ts';
import { ARCHIVED, threadOfMember } from './membership.ts';
import { tellAbsent } from './tell-absent.ts';

const MESSAGE_LENGTH = 20_000;

/** What the list of threads shows of the last message. */
const EXCERPT_LENGTH = 500;

const MessageSchema = v.object({
  id: v.optional(WholeNumber),
  thread_id: v.optional(WholeNumber),
  message: v.optional(shortText(MESSAGE_LENGTH), ''),
  image_id: v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      WholeNumber,
    ]),
    '',
  ),
  client_key: v.optional(v.pipe(shortText(100), v.nonEmpty('must not be empty'))),
});
type MessageInput = v.InferOutput<typeof MessageSchema>;
/** `told`: devices of absent members are to be told. */
type Sent = { id: number; slug: string; told?: boolean };

export const saveMessage: SignedInRoute = {
  verb: 'POST',
  path: 'Message/save',
  summary: 'Send a message to a thread, or (with id) delete the text of one',
  session: 'required',
  async handle(ask) {
    const input = await ask.read(MessageSchema);
    if (input.id !== undefined) return deleteText(ask, { id: input.id, message: input.message });
    if (input.thread_id === undefined) throw new BadRequest('thread_id is required');
    const { thread_id: threadId } = input;
    const message = { ...input, thread_id: threadId };
    const sent = await ask.transact(
      async (tx) => (await earlierCopy(tx, ask.session, input)) ?? send(tx, ask.session, message),
    );
    ask.services.bus.publish({ tenantId: ask.session.tenantId, threadId });
    if (sent.told === true) ask.services.push.wake();
    return { record_id: sent.id, slug: sent.slug };
  },
};

/** A retry of what has arrived before: the same answer, and no second message. */
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

async function send(tx: Tx, session: Session, input: MessageInput & { thread_id: number }): Promise<Sent> {
  const thread = await threadOfMember(tx, session, input.thread_id);
  if (thread.archived === 1) throw new Refusal(ARCHIVED);
  const attached = await attachmentName(tx, session, input.image_id);
  if (input.message === '' && attached === null) throw new Refusal('Message is required');

  const sent = await tx
    .insertInto('message')
    .values({
      tenant_id: session.tenantId,
      thread_id: thread.id,
      author_id: session.userId,
      message: input.message,
      image_id: input.image_id,
      client_key: input.client_key ?? null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'client_key']).doNothing())
    .returning(['id', 'slug', 'created_at'])
    .executeTakeFirst();
  if (!sent) return arrivedMeanwhile(tx, session, input);
  const excerpt = input.message || attached || '';
  await noteInThread(tx, session, { ...sent, threadId: thread.id, excerpt });
  return { ...sent, told: await tellAbsent(tx, session, { threadId: thread.id, excerpt }) };
}

/** The same message, sent twice at the same time: the other one won. */
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
  // Who writes has read.
  await tx
    .updateTable('message_thread_user')
    .set({ last_read: now, last_read_message_id: id })
    .where('thread_id', '=', threadId)
    .where('user_id', '=', session.userId)
    .where('tenant_id', '=', session.tenantId)
    .execute();
}

/** One attaches what one has uploaded: another's file could be one that the thread must not see. */
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
