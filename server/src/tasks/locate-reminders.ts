import type { Sentence } from '@fieldspan/contract/sentence';
import { daysBetween } from '@fieldspan/domain/calendar-day';
import { locatePlace, renewalDay } from '@fieldspan/domain/locate-times';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { sentence } from '../http/sentence.ts';
import { postNotification } from '../notify/post-notification.ts';

type Reminding = { db: Database; push: { wake: () => void } };
type Due = { tenant_id: number; id: number; user_id: number; ticket_num: string; days: number };

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
    for (const { tenant_id: tenantId, id, user_id: userId, ticket_num: number, days } of due) {
      await postNotification(tx, {
        kind: 'locates',
        tenantId,
        userId,
        message: messageOf(number, days),
        link: `/locates/${encodeURIComponent(number)}`,
        about: { of: 'locate', id },
      });
    }
    return due.length;
  });

function messageOf(number: string, days: number): Sentence {
  if (days < 1) return sentence`Locate ${number} ends today. Renew it, or stop digging.`;
  if (days === 1) return sentence`Locate ${number} ends tomorrow. Ask for its renewal now.`;
  return sentence`Locate ${number} ends in ${days} days. Ask for its renewal now.`;
}

/** The longest that five working days are, with two weekends and the holidays around Christmas. */
const MOST_DAYS = 14;

type Candidate = {
  tenant_id: number;
  id: number;
  user_id: number;
  ends_on: string;
  today: string;
  renew_by: string | null;
  country: string | null;
  province: string | null;
};

/**
 * Takes reminders by noting the end that they are about: of two processes the later one waits at the row and then skips it.
 * The day is that of `renewDay`, where the person is.
 */
async function takeDue(tx: Tx): Promise<Due[]> {
  const due = (await endingSoon(tx)).filter(
    ({ renew_by, ends_on, today, ...company }) => (renew_by ?? renewalDay(ends_on, locatePlace(company))) <= today,
  );
  const { rows } = await sql<Omit<Due, 'user_id' | 'days'>>`
    update locate set told_expiry = expiry
    where id = any(${due.map(({ id }) => id)}) and told_expiry is distinct from expiry
    returning id, tenant_id, ticket_num`.execute(tx);
  const told = new Map(rows.map((row) => [row.id, row.ticket_num]));
  return due.flatMap(({ id, tenant_id, user_id, ends_on, today }) => {
    const ticket_num = told.get(id);
    return ticket_num === undefined ? [] : [{ tenant_id, id, user_id, ticket_num, days: daysBetween(today, ends_on) }];
  });
}

/**
 * Whoever is responsible is reminded, else who made the ticket, else an Admin; of these only who still works for the company.
 * What names its day comes first, then what ends first, so that nothing that is due waits behind what is not.
 */
async function endingSoon(tx: Tx): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select l.tenant_id, l.id, person.user_id, here.ends_on, here.today, l.renew_by, c.country, c.province
    from locate l
    join company c on c.id = l.tenant_id
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
    where l.archived = 0 and l.expiry > now() and l.told_expiry is distinct from l.expiry
      and coalesce(l.renew_by, here.ends_on - ${MOST_DAYS}::int) <= here.today
      and not exists (select from locate r where r.tenant_id = l.tenant_id and r.renewed_from_id = l.id)
    order by l.renew_by nulls last, l.expiry, l.id limit ${BATCH}`.execute(tx);
  return rows;
}
