import { createHash } from 'node:crypto';
import { SentenceSchema, sentenceText } from '@fieldspan/contract/sentence';
import { isMailAddress } from '@fieldspan/domain/contact-address';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../db/database.ts';
import { sentence } from '../http/sentence.ts';
import { AddressRefused } from '../notify/notifier.ts';
import { postPush } from '../notify/post-notification.ts';
import { quietUntil } from '../notify/push-spread.ts';
import { speechOf } from '../notify/speech.ts';
import { noticeDigestMail } from './notice-digest-text.ts';
import type { Mailing } from './reminder-mails.ts';

type Sending = Mailing & { push: { wake: () => void } };

const BATCH = 50;
/** Lease: if a process dies while sending, others may take over after this time. */
const LEASE_S = 300;
const FIRST_WAIT_S = 60;
const LONGEST_WAIT_S = 3600;
const MOST_ATTEMPTS = 8;

const PayloadSchema = v.object({ body: v.string(), link: v.string(), said: v.optional(SentenceSchema) });
const LinesSchema = v.array(v.object({ kind: v.string(), payload: v.pipe(v.string(), v.parseJson(), PayloadSchema) }));

type Claimed = { tenant_id: number; user_id: number; due_at: string; attempts: number; lines: unknown };

/** Sends the mails of the day that are due, one to each person of a company. Several processes may do so at once. */
export async function sendNoticeDigests(sending: Sending, signal: AbortSignal): Promise<void> {
  for (let batch = await claim(sending); batch.length > 0; batch = await claim(sending)) {
    for (const each of batch) {
      if (signal.aborted) return;
      await sendOne(sending, each);
    }
  }
}

/** In a person's quiet hours their mail waits for the end. */
async function claim({ db }: Sending): Promise<Claimed[]> {
  const { rows } = await db.system((tx) =>
    sql<Claimed>`
      with due as (
        select d.tenant_id, d.user_id, d.due_at from notice_digest d
        where d.try_at <= now() and not exists (${quietUntil(sql.ref('d.user_id'))})
        order by d.try_at limit ${BATCH} for update of d skip locked
      )
      update notice_digest d
      set attempts = d.attempts + 1, try_at = now() + make_interval(secs => ${LEASE_S})
      from due where (d.tenant_id, d.user_id, d.due_at) = (due.tenant_id, due.user_id, due.due_at)
      returning d.tenant_id, d.user_id, d.due_at, d.attempts, d.lines`.execute(tx),
  );
  return rows;
}

async function sendOne(sending: Sending, claimed: Claimed): Promise<void> {
  const lines = v.parse(LinesSchema, claimed.lines);
  let wait: number | null = null;
  try {
    await send(sending, claimed, lines);
  } catch (error) {
    const { attempts } = claimed;
    sending.log.warn({ err: error, attempts }, 'the notifications of a day were not mailed');
    const isOver = error instanceof AddressRefused || attempts >= MOST_ATTEMPTS;
    wait = isOver ? null : Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (attempts - 1));
  }
  await sending.db.system((tx) => settle(tx, claimed, { sent: lines.length, wait }));
}

type Reader = { email: string; company: string; language: string | null; muted: string[] };

/** The person, if they still work for the company. */
const readerOf = (tx: Tx, { tenant_id: tenantId, user_id: userId }: Claimed) =>
  tx
    .selectFrom('user_permission as p')
    .innerJoin('user as u', 'u.id', 'p.user_id')
    .innerJoin('company as c', 'c.id', 'p.tenant_id')
    .innerJoin('quiet_hours as q', 'q.user_id', 'p.user_id')
    .where('p.tenant_id', '=', tenantId)
    .where('p.user_id', '=', userId)
    .where('p.invite_accepted', '=', 1)
    .where('p.is_inactive', '=', 0)
    .select([sql<string>`coalesce(u.email, '')`.as('email'), 'c.company_name as company', 'q.language', 'q.muted'])
    .executeTakeFirst() satisfies Promise<Reader | undefined>;

async function send(sending: Sending, claimed: Claimed, lines: v.InferOutput<typeof LinesSchema>): Promise<void> {
  const { db, notifier, config } = sending;
  const reader = await db.system((tx) => readerOf(tx, claimed));
  // What was switched off meanwhile is not wanted any more.
  const told = lines.filter(({ kind }) => reader?.muted.includes(kind) === false).map(({ payload }) => payload);
  if (!reader || told.length === 0) return;
  const { email: to, company, language } = reader;
  if (!isMailAddress(to)) {
    await db.system((tx) => pushCount(tx, claimed, told.length));
    sending.push.wake();
    return;
  }
  const origin = config.publicUrl?.replace(/\/+$/, '') ?? null;
  const { tenant_id: tenantId, user_id: userId, due_at: dueAt } = claimed;
  const key = createHash('sha256').update(`${tenantId} ${userId} ${dueAt} ${lines.length}`).digest('hex');
  await notifier.mail({
    to,
    ...noticeDigestMail(told, { company, origin }, speechOf(language)),
    messageId: `<notice-digest-${key}@fieldspan>`,
  });
}

/** Who has no mail address gets one notification for all of them. */
async function pushCount(tx: Tx, { tenant_id: tenantId, user_id: userId }: Claimed, count: number): Promise<void> {
  const said = sentence`New alerts today: ${count}`;
  const words = { title: 'Fieldspan', body: sentenceText(said), said };
  await postPush(tx, { tenantId, userIds: [userId], kind: null, link: '/notifications/feed', urgent: false, ...words });
}

/**
 * Takes away what was sent; what came in while it was being sent goes next.
 * @param wait seconds until the next try; null for none
 */
async function settle(tx: Tx, claimed: Claimed, { sent, wait }: { sent: number; wait: number | null }): Promise<void> {
  const { tenant_id, user_id, due_at, attempts } = claimed;
  const mine = sql`tenant_id = ${tenant_id} and user_id = ${user_id} and due_at = ${due_at} and attempts = ${attempts}`;
  if (wait !== null) {
    await sql`update notice_digest set try_at = now() + make_interval(secs => ${wait}) where ${mine}`.execute(tx);
    return;
  }
  await sql`delete from notice_digest where ${mine} and jsonb_array_length(lines) <= ${sent}`.execute(tx);
  await sql`
    update notice_digest d set attempts = 0, try_at = now(), lines = (
      select jsonb_agg(l.line order by l.place) from jsonb_array_elements(d.lines) with ordinality as l (line, place) where l.place > ${sent})
    where ${mine}`.execute(tx);
}
