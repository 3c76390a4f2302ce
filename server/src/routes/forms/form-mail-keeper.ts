import type { ShownForm } from '@fieldspan/contract/shown-form';
import { sql } from 'kysely';
import type { Services } from '../../http/context.ts';
import { TooMany } from '../../http/errors.ts';
import { part, sentence } from '../../http/sentence.ts';
import type { Tx } from '../../db/database.ts';
import { attachable, pdfOf } from '../../forms/pdf/pdf-of.ts';
import type { PdfFile } from '../../forms/pdf/pdf-of.ts';
import { AddressRefused } from '../../notify/notifier.ts';
import { speechOf } from '../../notify/speech.ts';
import { postNotification } from '../../notify/post-notification.ts';
import { formMailText } from './form-mail-text.ts';
import { shownForm } from './shown-form.ts';
import { withoutNumbers } from './without-numbers.ts';

type Keeping = Pick<Services, 'db' | 'storage' | 'notifier' | 'limits' | 'push' | 'log'>;

/** Sends forms by mail; several processes may do so at the same time. */
export type FormMailKeeper = {
  /** Sends what is due. Mails that another process is at are skipped. */
  sendDue: () => Promise<void>;
  close: () => Promise<void>;
};

const LOOK_MS = 3000;
const BATCH = 20;
/** Lease: if a process dies while sending, others may take over after this time. */
const LEASE_S = 300;
const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 3600;
const MOST_ATTEMPTS = 8;

/** @param lookMs how often it looks for what is due */
export function openFormMailKeeper(keeping: Keeping, lookMs = LOOK_MS): FormMailKeeper {
  let running: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();
  let isBusy = false;
  const look = (): void => {
    if (isBusy) return;
    isBusy = true;
    running = sendAll(keeping, closing.signal)
      .catch((error: unknown) => keeping.log.error({ err: error }, 'forms by mail'))
      .finally(() => (isBusy = false));
  };
  const timer = setInterval(look, lookMs).unref();
  return {
    sendDue: () => sendAll(keeping, closing.signal),
    async close() {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
}

type Job = {
  id: number;
  tenant_id: number;
  form_id: number;
  revision: number;
  email: string;
  user_id: number | null;
  sent_by: number | null;
  is_automatic: number;
  attempts: number;
  slug: string;
  note: string | null;
  zone: string;
  /** Of the colleague who gets it; of whoever sends it to somebody else. */
  language: string | null;
  origin: string;
};

async function sendAll(keeping: Keeping, signal: AbortSignal): Promise<void> {
  for (let batch = await claim(keeping); batch.length > 0 && !signal.aborted; batch = await claim(keeping)) {
    const made: Made = new Map();
    for (const job of batch) await send(keeping, job, made);
  }
}

async function claim({ db }: Keeping): Promise<Job[]> {
  const { rows } = await db.system((tx) =>
    sql<Job>`
      with due as (
        select id from form_mail where state = 'waiting' and due_at <= now() order by id limit ${BATCH}
        for update skip locked
      )
      update form_mail m set attempts = m.attempts + 1, due_at = now() + make_interval(secs => ${LEASE_S})
      from due where m.id = due.id
      returning m.id, m.tenant_id, m.form_id, m.revision, m.email, m.user_id, m.sent_by, m.is_automatic, m.attempts,
        m.slug, m.note, m.origin,
        coalesce((select q.time_zone from quiet_hours q where q.user_id = m.user_id), m.zone) as zone,
        (select q.language from quiet_hours q where q.user_id = coalesce(m.user_id, m.sent_by)) as language`.execute(
      tx,
    ),
  );
  return rows.toSorted((one, other) => one.id - other.id);
}

/** What was made of a form for one batch, by who reads it. */
type Made = Map<string, { form: ShownForm; pdf: PdfFile | null }>;

async function send(keeping: Keeping, job: Job, made: Made): Promise<unknown> {
  const { limits, notifier, log } = keeping;
  try {
    if (job.is_automatic === 1) await limits.take('form-mail-list', job.tenant_id);
    const { form, pdf } = await madeFor(keeping, job, made);
    const sender = await senderOf(keeping, job);
    await notifier.mail({
      to: job.email,
      ...formMailText(
        {
          form,
          sender,
          note: job.note,
          origin: job.origin,
          isColleague: job.user_id !== null,
          hasPdf: pdf !== null,
        },
        speechOf(job.language),
      ),
      ...(pdf && { attachments: [{ filename: pdf.filename, contentType: 'application/pdf', bytes: pdf.bytes }] }),
      messageId: `<form-mail-${job.tenant_id}-${job.slug}@fieldspan>`,
    });
  } catch (error) {
    if (error instanceof TooMany) return postpone(keeping, job, error.retryAfterS);
    log.warn({ err: error, mail: job.id, attempts: job.attempts }, 'a form was not mailed');
    return failed(keeping, job, error instanceof AddressRefused ? 'address' : 'carrier');
  }
  return sent(keeping, job);
}

async function madeFor({ db, storage }: Keeping, job: Job, made: Made) {
  const { tenant_id: tenantId, form_id: formId, revision, user_id: userId, zone, language } = job;
  const key = [formId, revision, userId === null, zone, language].join('/');
  const before = made.get(key);
  if (before) return before;
  const looker = { as: 'reader', userId: userId ?? 0, mayWrite: false, revision } as const;
  const shown = await db.system((tx) => shownForm({ tx, storage }, { formId, tenantId }, looker));
  // Phone numbers of colleagues are for colleagues.
  const form = userId === null ? { ...shown, form_json: withoutNumbers(shown.form_json) } : shown;
  const time = { zone, language, at: new Date() };
  const pdf = await attachable((isSmall) => pdfOf(storage, { form, tenantId }, { ...time, isSmall }));
  const answer = { form, pdf };
  made.set(key, answer);
  return answer;
}

async function senderOf({ db }: Keeping, { sent_by: userId }: Job): Promise<string | null> {
  if (userId === null) return null;
  const person = await db.system((tx) =>
    tx.selectFrom('user').where('id', '=', userId).select(['first_name', 'last_name']).executeTakeFirst(),
  );
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ') || null;
}

/** The limit of the company is used up: the mail waits, and this was no try. */
function postpone({ db }: Keeping, { id, attempts }: Job, seconds: number): Promise<unknown> {
  const later = { attempts: attempts - 1, due_at: inSeconds(seconds), failure: 'limit' };
  return db.system((tx) => ofClaim(tx, { id, attempts }).set(later).execute());
}

function sent({ db }: Keeping, { id, attempts }: Job): Promise<unknown> {
  const done = { state: 'sent', failure: null, sent_at: inSeconds(0), updated_at: inSeconds(0) } as const;
  return db.system((tx) => ofClaim(tx, { id, attempts }).set(done).execute());
}

async function failed({ db, push }: Keeping, job: Job, failure: 'address' | 'carrier'): Promise<void> {
  const isOver = failure === 'address' || job.attempts >= MOST_ATTEMPTS;
  const wait = Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (job.attempts - 1));
  const state = isOver ? ('failed' as const) : ('waiting' as const);
  await db.system(async (tx) => {
    const [stored] = await ofClaim(tx, job)
      .set({ state, failure, due_at: inSeconds(wait), updated_at: inSeconds(0) })
      .returning('id')
      .execute();
    if (isOver && stored) await tellFailed(tx, job);
  });
  if (isOver) push.wake();
}

const inSeconds = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;

/** The row as it was claimed: one that others have taken over meanwhile is left to them. */
const ofClaim = (tx: Tx, { id, attempts }: Pick<Job, 'id' | 'attempts'>) =>
  tx.updateTable('form_mail').where('id', '=', id).where('attempts', '=', attempts).where('state', '=', 'waiting');

/** Whoever pressed Send is told; of a template's list the Admins of the company are. */
async function tellFailed(
  tx: Tx,
  { tenant_id: tenantId, form_id: formId, sent_by: sentBy, email }: Job,
): Promise<void> {
  const form = await tx
    .selectFrom('company_form')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', formId)
    .select(['slug', 'child_template_description'])
    .executeTakeFirst();
  if (!form) return;
  const admins = await tx
    .selectFrom('user_permission')
    .where('tenant_id', '=', tenantId)
    .where('role_type', '=', 'Admin')
    .where('is_inactive', '=', 0)
    .where('invite_accepted', '=', 1)
    .select('user_id')
    .execute();
  const told = sentBy === null ? admins.map(({ user_id: userId }) => userId) : [sentBy];
  const message = sentence`${form.child_template_description ?? part(sentence`A form`)} could not be sent to ${email}`;
  const news = { kind: 'forms', tenantId, message, link: `/form/view/${form.slug}` } as const;
  for (const userId of told) await postNotification(tx, { ...news, userId, about: { of: 'company_form', id: formId } });
}
