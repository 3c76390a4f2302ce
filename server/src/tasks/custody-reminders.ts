import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { sentence } from '../http/sentence.ts';
import { postNotification } from '../notify/post-notification.ts';
import { isDaily, quietUntil } from '../notify/push-spread.ts';
import { mailCustodyReminders } from './custody-mails.ts';
import type { Mailing } from './reminder-mails.ts';

type Reminding = Mailing & { push: { wake: () => void } };
type Due = {
  tenant_id: number;
  user_id: number;
  kind: 'soon' | 'late';
  is_today: boolean;
  description: string;
  slug: string;
};

const BATCH = 200;

/** Reminds people of equipment that is to be back, the day before or on that day, and once when it is late. */
export async function sendCustodyReminders(reminding: Reminding, signal: AbortSignal): Promise<number> {
  let total = 0;
  for (let count = await sendBatch(reminding); count > 0; count = await sendBatch(reminding)) {
    total += count;
    reminding.push.wake();
    if (signal.aborted) break;
  }
  await mailCustodyReminders(reminding, signal);
  return total;
}

const sendBatch = ({ db }: Reminding): Promise<number> =>
  db.system(async (tx) => {
    const due = await takeDue(tx);
    for (const { tenant_id: tenantId, user_id: userId, slug, ...rest } of due)
      await postNotification(tx, {
        kind: 'equipment',
        about: null,
        tenantId,
        userId,
        message: sentenceOf(rest),
        link: `/equipment/edit/${slug}`,
      });
    return due.length;
  });

function sentenceOf({ kind, is_today, description }: Pick<Due, 'kind' | 'is_today' | 'description'>) {
  if (kind === 'late') return sentence`Late, should be back: ${description}`;
  return is_today ? sentence`To be back today: ${description}` : sentence`To be back tomorrow: ${description}`;
}

/**
 * Takes reminders by noting them, as those of tasks are taken: of two processes one skips what the other has. Whoever has
 * the piece is reminded; of what nobody has, and of what is late, who handed it out.
 */
async function takeDue(tx: Tx): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select c.tenant_id, c.id as custody_id, person.id as user_id, c.due_on, e.description, e.slug,
        case when coalesce(q.task_mail, 1) = 1 and not ${isDaily('equipment')} then coalesce(quiet.until, now()) end as mail_due_at,
        case when c.due_on < here.today then 'late' else 'soon' end as kind, c.due_on = here.today as is_today
      from equipment_custody c
      join equipment e on e.tenant_id = c.tenant_id and e.id = c.equipment_id and e.archived = 0
      cross join lateral (
        select distinct id from unnest(array[coalesce(c.to_user_id, c.created_by), c.created_by]) as id where id is not null
      ) as person
      join user_permission p on p.tenant_id = c.tenant_id and p.user_id = person.id
        and p.invite_accepted = 1 and p.is_inactive = 0
      left join quiet_hours q on q.user_id = person.id
      cross join lateral (select (now() at time zone coalesce(q.time_zone, 'UTC'))::date as today) as here
      left join lateral (${quietUntil(sql.ref('person.id'))}) as quiet on true
      where c.ended_at is null and c.kind = 'out' and c.due_on <= here.today + 1
        and (c.due_on < here.today or person.id = coalesce(c.to_user_id, c.created_by))
    ), taken as (
      insert into custody_reminder (tenant_id, custody_id, user_id, kind, due_on, mail_due_at)
      select d.tenant_id, d.custody_id, d.user_id, d.kind, d.due_on, d.mail_due_at from due d
      where not exists (select from custody_reminder r where r.tenant_id = d.tenant_id and r.custody_id = d.custody_id
        and r.user_id = d.user_id and r.kind = d.kind and r.due_on = d.due_on)
      order by 1, 2, 3, 4, 5 limit ${BATCH}
      on conflict do nothing
      returning tenant_id, custody_id, user_id, kind
    )
    select taken.*, due.is_today, due.description, due.slug from taken
    join due using (tenant_id, custody_id, user_id, kind) order by tenant_id, custody_id, user_id`.execute(tx);
  return rows;
}
