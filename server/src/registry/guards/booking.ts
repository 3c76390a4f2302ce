import { freeThrough } from '@fieldspan/domain/equipment/availability';
import type { Span } from '@fieldspan/domain/equipment/availability';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Values, Write } from '../entry.ts';

/** A booking is for somebody, has an end, and is not for more than is there. */
export async function checkBooking({ tx, session, before, values }: Write): Promise<void> {
  if (before !== null && 'type_id' in values)
    throw new Refusal('A booking stays with its type of equipment. Archive it, and make another one.');
  const booking: Values = { ...before, ...values };
  refuseSenseless(booking);
  if (booking['archived'] === 1 || !isMore(before, values)) return;
  await refuseOverbooking(tx, { tenantId: session.tenantId, booking, except: Number(before?.['id'] ?? 0) });
}

const periodOf = (booking: Values) => ({ from: String(booking['from_on']), to: String(booking['to_on']) });

function refuseSenseless(booking: Values): void {
  const { from, to } = periodOf(booking);
  if (to < from) throw new Refusal('The last day is before the first one. Change one of them.');
  if (typeof booking['job_id'] !== 'number' && typeof booking['for_user_id'] !== 'number')
    throw new Refusal('Say for which project it is, or for whom.');
}

type Wanted = { tenantId: number; booking: Values; except: number };

async function refuseOverbooking(tx: Tx, { tenantId, booking, except }: Wanted): Promise<void> {
  const { from, to } = periodOf(booking);
  const type = await lockType(tx, { tenantId, id: Number(booking['type_id']) });
  const others = await takenOf(tx, { tenantId, typeId: type.id, except });
  const free = freeThrough(type.usable, others, { from, to });
  const wanted = Number(booking['quantity'] ?? 1);
  if (wanted <= free) return;
  throw new Refusal(
    sentence`${free} of ${type.usable} “${type.name}” are free from ${from} to ${to}, and ${wanted} are wanted. Book fewer, or other days.`,
  );
}

const isMore = (before: Values | null, values: Values): boolean =>
  before === null || ['quantity', 'from_on', 'to_on', 'archived'].some((field) => field in values);

type OfType = { tenantId: number; typeId: number };

/** Serialises the bookings of a type, so that the last piece is not booked twice. */
async function lockType(tx: Tx, { tenantId, id }: { tenantId: number; id: number }) {
  await sql`select from equipment_type where tenant_id = ${tenantId} and id = ${id} for update`.execute(tx);
  const { rows } = await sql<{ id: number; name: string; usable: number }>`
    select y.id, y.name, (select count(*)::int from equipment e
      where e.tenant_id = y.tenant_id and e.type_id = y.id and e.archived = 0
        and not exists (select from equipment_outage o
          where o.tenant_id = e.tenant_id and o.equipment_id = e.id and o.released_at is null)) as usable
    from equipment_type y where y.tenant_id = ${tenantId} and y.id = ${id}`.execute(tx);
  const [type] = rows;
  if (!type) throw new Refusal('This type of equipment was not found.');
  return type;
}

/** Other bookings, and what is out without one until a day. */
async function takenOf(tx: Tx, { tenantId, typeId, except }: OfType & { except: number }): Promise<Span[]> {
  const { rows } = await sql<Span>`
    select to_char(b.from_on, 'YYYY-MM-DD') as "from", to_char(b.to_on, 'YYYY-MM-DD') as "to", b.quantity
      from equipment_booking b
      where b.tenant_id = ${tenantId} and b.type_id = ${typeId} and b.archived = 0 and b.id <> ${except}
    union all
    select to_char(c.handed_at, 'YYYY-MM-DD'), to_char(greatest(c.due_on, current_date), 'YYYY-MM-DD'), 1 from equipment e
      join equipment_custody c on c.tenant_id = e.tenant_id and c.equipment_id = e.id and c.ended_at is null
      where e.tenant_id = ${tenantId} and e.type_id = ${typeId} and e.archived = 0
        and c.kind = 'out' and c.booking_id is null and c.due_on is not null
        and not exists (select from equipment_outage o
          where o.tenant_id = e.tenant_id and o.equipment_id = e.id and o.released_at is null)`.execute(tx);
  return rows;
}
