import { createHash } from 'node:crypto';
import { isMailAddress } from '@fieldspan/domain/contact-address';
import { sql } from 'kysely';
import { sentence } from '../http/sentence.ts';
import { AddressRefused } from '../notify/notifier.ts';
import { speechOf } from '../notify/speech.ts';
import type { Speech } from '../notify/speech.ts';
import type { Mailing } from './reminder-mails.ts';

type Told = {
  tenant_id: number;
  custody_id: number;
  user_id: number;
  kind: 'soon' | 'late';
  /** YYYY-MM-DD */
  due_on: string;
  description: string;
  slug: string;
  email: string;
  company: string;
  language: string | null;
  /** Whether it is still out, and the person still works here and wants such mails. */
  is_true: boolean;
};

/** The next try of a mail that did not go, and how often it is tried. */
const AGAIN = '10 minutes';
const MOST_ATTEMPTS = 8;

/** Mails what reminders are due: one mail for each person, with all of theirs. */
export async function mailCustodyReminders(mailing: Mailing, signal: AbortSignal): Promise<void> {
  for (const ofPerson of Map.groupBy(await claim(mailing), (each) => `${each.tenant_id}/${each.user_id}`).values()) {
    if (signal.aborted) return;
    try {
      await send(
        mailing,
        ofPerson.filter((each) => each.is_true),
      );
      await settle(mailing, ofPerson);
    } catch (error) {
      mailing.log.warn({ err: error }, 'a reminder of equipment was not mailed');
      if (error instanceof AddressRefused) await settle(mailing, ofPerson);
    }
  }
}

/** Claimed for a while: if a process dies while sending, another one takes over. */
async function claim({ db }: Mailing): Promise<Told[]> {
  const { rows } = await db.system((tx) =>
    sql<Told>`
      with claimed as (
        update custody_reminder r
        set mail_attempts = r.mail_attempts + 1,
          mail_due_at = case when r.mail_attempts + 1 < ${MOST_ATTEMPTS} then now() + ${AGAIN}::interval end
        where (r.tenant_id, r.custody_id, r.user_id, r.kind, r.due_on) in (
          select d.tenant_id, d.custody_id, d.user_id, d.kind, d.due_on from custody_reminder d
          where d.mail_due_at <= now() order by d.tenant_id, d.user_id limit 200 for update skip locked)
        returning r.tenant_id, r.custody_id, r.user_id, r.kind, r.due_on
      )
      select r.tenant_id, r.custody_id, r.user_id, r.kind, to_char(r.due_on, 'YYYY-MM-DD') as due_on,
        e.description, e.slug, coalesce(u.email, '') as email, y.company_name as company, q.language,
        (c.ended_at is null and p.id is not null and coalesce(q.task_mail, 1) = 1) as is_true
      from claimed r
      join equipment_custody c on c.tenant_id = r.tenant_id and c.id = r.custody_id
      join equipment e on e.tenant_id = c.tenant_id and e.id = c.equipment_id
      join "user" u on u.id = r.user_id
      join company y on y.id = r.tenant_id
      left join user_permission p on p.tenant_id = r.tenant_id and p.user_id = r.user_id
        and p.invite_accepted = 1 and p.is_inactive = 0
      left join quiet_hours q on q.user_id = r.user_id
      order by r.due_on, e.description`.execute(tx),
  );
  return rows;
}

async function send({ notifier, config }: Mailing, told: readonly Told[]): Promise<void> {
  const [first] = told;
  // A person without an address is reminded in the app alone.
  if (!first || !isMailAddress(first.email)) return;
  const origin = config.publicUrl?.replace(/\/+$/, '') ?? null;
  const speech = speechOf(first.language);
  const { say } = speech;
  const lines = told.map((each) =>
    origin === null ? lineOf(each, speech) : `${lineOf(each, speech)}\n${origin}/equipment/edit/${each.slug}`,
  );
  const named = told.map(({ custody_id, kind, due_on }) => `${custody_id} ${kind} ${due_on}`).join();
  const key = createHash('sha256').update(`${first.user_id} ${named}`).digest('hex');
  const subject =
    told.length === 1 ? lineOf(first, speech) : say(sentence`${told.length} pieces of equipment are to be back`);
  await notifier.mail({
    to: first.email,
    subject: `${subject} (${first.company})`,
    text: `${[say(sentence`Equipment of ${first.company} that is to be back:`), ...lines].join('\n\n')}\n`,
    messageId: `<custody-reminder-${key}@fieldspan>`,
  });
}

const lineOf = ({ kind, due_on, description }: Told, { say, day }: Speech): string =>
  kind === 'late'
    ? say(sentence`Late, was due back ${day(due_on)}: ${description}`)
    : say(sentence`To be back ${day(due_on)}: ${description}`);

const settle = ({ db }: Mailing, told: readonly Told[]) =>
  db.system((tx) =>
    sql`update custody_reminder r set mail_due_at = null
      from json_to_recordset(${JSON.stringify(told)}::json)
        as t (tenant_id bigint, custody_id bigint, user_id bigint, kind text, due_on date)
      where (r.tenant_id, r.custody_id, r.user_id, r.kind, r.due_on)
        = (t.tenant_id, t.custody_id, t.user_id, t.kind, t.due_on)`.execute(tx),
  );
