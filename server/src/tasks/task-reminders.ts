import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { sentence } from '../http/sentence.ts';
import { postNotification } from '../notify/post-notification.ts';
import { isDaily, quietUntil } from '../notify/push-spread.ts';
import { taskPath } from '../registry/guards/task.ts';
import { sendClockReminders } from './clock-reminders.ts';
import { sendCustodyReminders } from './custody-reminders.ts';
import { endClocks } from './end-clocks.ts';
import { sendLocateReminders } from './locate-reminders.ts';
import { sendNoticeDigests } from './notice-digests.ts';
import { sendReminderMails } from './reminder-mails.ts';
import type { Mailing } from './reminder-mails.ts';

/** Reminds people of tasks the day before they are due, or on that day, and once when they are late. */
export type TaskReminders = {
  /** Sends what is due and not sent, and returns how many. What another process sends is not sent twice. */
  sendDue: () => Promise<number>;
  close: () => Promise<void>;
};

type Reminding = Mailing & { push: { wake: () => void } };

const LOOK_MS = 5 * 60_000;
const BATCH = 200;

export function openTaskReminders(reminding: Reminding): TaskReminders {
  const closing = new AbortController();
  const sendDue = async (): Promise<number> => {
    let total = 0;
    for (let count = await sendBatch(reminding.db); count > 0; count = await sendBatch(reminding.db)) {
      total += count;
      reminding.push.wake();
      if (closing.signal.aborted) break;
    }
    await sendReminderMails(reminding, closing.signal);
    await sendCustodyReminders(reminding, closing.signal);
    await sendLocateReminders(reminding, closing.signal);
    await endClocks(reminding, closing.signal);
    await sendClockReminders(reminding, closing.signal);
    await sendNoticeDigests(reminding, closing.signal);
    return total;
  };
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const look = (): void => {
    if (isBusy) return;
    isBusy = true;
    running = sendDue()
      .catch((error: unknown) => reminding.log.error({ err: error }, 'reminding people of tasks'))
      .finally(() => (isBusy = false));
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
  return {
    sendDue,
    async close() {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
}

type Due = { tenant_id: number; task_id: number; user_id: number; kind: 'soon' | 'late'; is_today: boolean };

function sendBatch(db: Database): Promise<number> {
  return db.system(async (tx) => {
    const due = await takeDue(tx);
    for (const each of due) await remind(tx, each);
    return due.length;
  });
}

/**
 * Takes reminders by noting them: of two processes the later one waits for the first at the key and then skips the row.
 * Days begin at midnight where the person is, as far as that is known. Whoever has a task is reminded of it, and of one
 * that nobody has who made it; of a late one who made it as well. Only who works for the company is.
 */
async function takeDue(tx: Tx): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select t.tenant_id, t.id as task_id, person.id as user_id, t.due_on,
        case when coalesce(q.task_mail, 1) = 1 and not (${isDaily('actions')} and not exists (${placeChosen}))
          then coalesce(quiet.until, now()) end as mail_due_at,
        case when t.due_on < here.today then 'late' else 'soon' end as kind, t.due_on = here.today as is_today
      from task t
      cross join lateral (
        select distinct id from unnest(array[coalesce(t.assigned_to, t.created_by), t.created_by]) as id where id is not null
      ) as person
      join user_permission p on p.tenant_id = t.tenant_id and p.user_id = person.id
        and p.invite_accepted = 1 and p.is_inactive = 0
      left join quiet_hours q on q.user_id = person.id
      cross join lateral (select (now() at time zone coalesce(q.time_zone, 'UTC'))::date as today) as here
      left join lateral (${quietUntil(sql.ref('person.id'))}) as quiet on true
      where t.state = 'open' and t.due_on <= here.today + 1
        and (t.due_on < here.today or person.id = coalesce(t.assigned_to, t.created_by))
    ), taken as (
      insert into task_reminder (tenant_id, task_id, user_id, kind, due_on, mail_due_at)
      select d.tenant_id, d.task_id, d.user_id, d.kind, d.due_on, d.mail_due_at from due d
      where not exists (select from task_reminder r where r.tenant_id = d.tenant_id and r.task_id = d.task_id
        and r.user_id = d.user_id and r.kind = d.kind and r.due_on = d.due_on)
      order by 1, 2, 3, 4, 5 limit ${BATCH}
      on conflict do nothing
      returning tenant_id, task_id, user_id, kind
    )
    select taken.*, due.is_today from taken
    join due using (tenant_id, task_id, user_id, kind) order by tenant_id, task_id, user_id`.execute(tx);
  return rows;
}

/** What a person chose for the project or call of a task comes before their choice by kind, as in push-spread.ts. */
const placeChosen = sql`
  select from notice_place n where n.tenant_id = t.tenant_id and n.user_id = person.id
    and ((n.model = 'Service' and n.record_id = t.service_id) or (n.model = 'Job' and n.record_id = t.job_id))`;

async function remind(tx: Tx, { tenant_id: tenantId, task_id: taskId, user_id: userId, ...due }: Due): Promise<void> {
  const { title, slug } = await tx
    .selectFrom('task')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', taskId)
    .select(['title', 'slug'])
    .executeTakeFirstOrThrow();
  await postNotification(tx, {
    kind: 'actions',
    tenantId,
    userId,
    message: sentenceOf(due, title),
    link: taskPath(slug),
    about: { of: 'task', id: taskId },
  });
}

function sentenceOf({ kind, is_today }: Pick<Due, 'kind' | 'is_today'>, title: string) {
  if (kind === 'late') return sentence`Late: ${title}`;
  return is_today ? sentence`Due today: ${title}` : sentence`Due tomorrow: ${title}`;
}
