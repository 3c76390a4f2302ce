import type { Sentence } from '@fieldspan/contract/sentence';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { sentence } from '../http/sentence.ts';
import { postNotification } from '../notify/post-notification.ts';

type Reminding = { db: Database; push: { wake: () => void } };
type Due = { tenant_id: number; user_id: number; ticket_num: string; days: number };

const BATCH = 200;

/** Reminds people of locate tickets that have to be renewed now, once for each end of a ticket. @returns how many */
export async function sendLocateReminders({ db, push }: Reminding, signal: AbortSignal): Promise<number> {
  let total = 0;
  for (let count = await sendBatch(db); count > 0; count = await sendBatch(db)) {
    total += count;
    push.wake();
    if (signal.aborted) break;
  }
  return total;
}

const sendBatch = (db: Database): Promise<number> =>
  db.system(async (tx) => {
    const due = await takeDue(tx);
    for (const { tenant_id: tenantId, user_id: userId, ticket_num: number, days } of due) {
      await postNotification(tx, {
        tenantId,
        userId,
        message: messageOf(number, days),
        link: `/locates/${encodeURIComponent(number)}`,
      });
    }
    return due.length;
  });

function messageOf(number: string, days: number): Sentence {
  if (days < 1) return sentence`Locate ${number} ends today. Renew it, or stop digging.`;
  if (days === 1) return sentence`Locate ${number} ends tomorrow. Ask for its renewal now.`;
  return sentence`Locate ${number} ends in ${days} days. Ask for its renewal now.`;
}

/**
 * Takes reminders by noting the end that they are about: of two processes the later one waits at the row and then skips it.
 * Whoever is responsible is reminded, else who made the ticket, else an Admin; of these only who still works for the company.
 * The day is that of `renewDay`, where the person is.
 */
async function takeDue(tx: Tx): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select l.tenant_id, l.id, person.user_id, here.ends_on - here.today as days
      from locate l
      cross join lateral (
        select p.user_id from user_permission p
        where p.tenant_id = l.tenant_id and p.is_inactive = 0 and p.invite_accepted = 1
          and (p.user_id in (l.responsible_id, l.created_by) or p.role_type = 'Admin')
        order by p.user_id is not distinct from l.responsible_id desc,
          p.user_id is not distinct from l.created_by desc, p.user_id limit 1
      ) as person
      left join quiet_hours q on q.user_id = person.user_id
      cross join lateral (
        select (now() at time zone coalesce(q.time_zone, 'UTC'))::date as today,
          (l.expiry at time zone coalesce(q.time_zone, 'UTC'))::date as ends_on
      ) as here
      cross join lateral (
        select here.ends_on - n as working_day from generate_series(1, 7) as n
        where extract(isodow from here.ends_on - n) < 6 order by n offset 4 limit 1
      ) as usual
      where l.archived = 0 and l.expiry > now() and l.told_expiry is distinct from l.expiry
        and coalesce(l.renew_by, usual.working_day) <= here.today
        and not exists (select from locate r where r.tenant_id = l.tenant_id and r.renewed_from_id = l.id)
      order by l.id limit ${BATCH}
    )
    update locate l set told_expiry = l.expiry from due
    where l.tenant_id = due.tenant_id and l.id = due.id and l.told_expiry is distinct from l.expiry
    returning l.tenant_id, due.user_id, l.ticket_num, due.days`.execute(tx);
  return rows;
}
