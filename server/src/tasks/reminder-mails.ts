import { createHash } from 'node:crypto';
import { isMailAddress } from '@fieldspan/domain/contact-address';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database, Tx } from '../db/database.ts';
import { AddressRefused } from '../notify/notifier.ts';
import type { Notifier } from '../notify/notifier.ts';
import { speechOf } from '../notify/speech.ts';
import { reminderMail } from './reminder-mail-text.ts';
import type { Reminded } from './reminder-mail-text.ts';

export type Mailing = { db: Database; log: Logger; notifier: Notifier; config: Pick<Config, 'publicUrl'> };

const BATCH = 200;
/** Lease: if a process dies while sending, others may take over after this time. */
const LEASE_S = 300;
const FIRST_WAIT_S = 60;
const LONGEST_WAIT_S = 3600;
const MOST_ATTEMPTS = 8;

/** Mails what reminders are due: one mail for each person, with all of theirs. Several processes may do so at once. */
export async function sendReminderMails(mailing: Mailing, signal: AbortSignal): Promise<void> {
  for (let batch = await claim(mailing); batch.length > 0; batch = await claim(mailing)) {
    for (const [, ofPerson] of Map.groupBy(batch, ({ tenant_id, user_id }) => `${tenant_id}/${user_id}`)) {
      if (signal.aborted) return;
      await mailTo(mailing, ofPerson);
    }
  }
}

type Claimed = Pick<Reminded, 'kind' | 'due_on'> & {
  tenant_id: number;
  task_id: number;
  user_id: number;
  mail_attempts: number;
};

async function claim({ db }: Mailing): Promise<Claimed[]> {
  const { rows } = await db.system((tx) =>
    sql<Claimed>`
      with due as (
        select tenant_id, task_id, user_id, kind, due_on from task_reminder where mail_due_at <= now()
        order by tenant_id, user_id limit ${BATCH} for update skip locked
      )
      update task_reminder r
      set mail_attempts = r.mail_attempts + 1, mail_due_at = now() + make_interval(secs => ${LEASE_S})
      from due d
      where (r.tenant_id, r.task_id, r.user_id, r.kind, r.due_on) = (d.tenant_id, d.task_id, d.user_id, d.kind, d.due_on)
      returning r.tenant_id, r.task_id, r.user_id, r.kind, to_char(r.due_on, 'YYYY-MM-DD') as due_on, r.mail_attempts`.execute(
      tx,
    ),
  );
  return rows;
}

async function mailTo(mailing: Mailing, claimed: readonly Claimed[]): Promise<void> {
  const { db, log } = mailing;
  const told = await db.system((tx) => stillTrue(tx, claimed));
  let wait: number | null = null;
  try {
    await send(mailing, told);
  } catch (error) {
    const attempts = Math.max(...claimed.map((each) => each.mail_attempts));
    log.warn({ err: error, attempts }, 'a reminder of tasks was not mailed');
    const isOver = error instanceof AddressRefused || attempts >= MOST_ATTEMPTS;
    wait = isOver ? null : Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (attempts - 1));
  }
  await db.system((tx) => settle(tx, claimed, wait));
}

async function send({ notifier, config }: Mailing, told: readonly Told[]): Promise<void> {
  const [first] = told;
  // A person without an address is reminded in the app alone.
  if (!first || !isMailAddress(first.email)) return;
  const { email: to, company, user_id: userId } = first;
  const named = told.map(({ slug, kind, due_on }) => `${slug} ${kind} ${due_on}`).join();
  const key = createHash('sha256').update(`${userId} ${named}`).digest('hex');
  await notifier.mail({
    to,
    ...reminderMail(told, { company, origin: config.publicUrl?.replace(/\/+$/, '') ?? null }, speechOf(first.language)),
    messageId: `<task-reminder-${key}@fieldspan>`,
  });
}

type Told = Reminded & { user_id: number; email: string; company: string; language: string | null };

/** What is open and due on that day still, if the person works here and wants such mails. */
async function stillTrue(tx: Tx, claimed: readonly Claimed[]): Promise<Told[]> {
  const keys = JSON.stringify(claimed);
  const { rows } = await sql<Told>`
    select r.kind, r.due_on, r.user_id, t.title, t.slug, coalesce(u.email, '') as email, c.company_name as company, q.language,
      case when t.assigned_to <> r.user_id then trim(concat_ws(' ', doer.first_name, doer.last_name)) end as doer
    from json_to_recordset(${keys}::json) as r (tenant_id bigint, task_id bigint, user_id bigint, kind text, due_on text)
    join task t on t.tenant_id = r.tenant_id and t.id = r.task_id and t.state = 'open' and t.due_on = r.due_on::date
      and r.user_id in (t.assigned_to, t.created_by)
    join user_permission p on p.tenant_id = r.tenant_id and p.user_id = r.user_id
      and p.invite_accepted = 1 and p.is_inactive = 0
    join "user" u on u.id = r.user_id
    join company c on c.id = r.tenant_id
    left join "user" doer on doer.id = t.assigned_to
    left join quiet_hours q on q.user_id = r.user_id
    where coalesce(q.task_mail, 1) = 1
    order by r.due_on, t.id`.execute(tx);
  return rows;
}

/** @param wait seconds until the next try; null for none */
async function settle(tx: Tx, claimed: readonly Claimed[], wait: number | null): Promise<void> {
  await sql`
    update task_reminder r
    set mail_due_at = case when ${wait}::int is null then null else now() + make_interval(secs => ${wait}::int) end
    from json_to_recordset(${JSON.stringify(claimed)}::json)
      as c (tenant_id bigint, task_id bigint, user_id bigint, kind text, due_on text, mail_attempts int)
    where r.tenant_id = c.tenant_id and r.task_id = c.task_id and r.user_id = c.user_id and r.kind = c.kind
      and r.due_on = c.due_on::date and r.mail_attempts = c.mail_attempts`.execute(tx);
}
