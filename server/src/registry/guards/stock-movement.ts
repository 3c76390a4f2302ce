import { tidy } from '@fieldspan/domain/stock/reorder';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import { zoneOf } from '../../http/note-reader.ts';
import type { Values, Write } from '../entry.ts';
import { dayIn } from './issue.ts';
import { isSecondPress } from './order-lines.ts';

/** Refuses a movement that cannot have been, and makes a count the difference to what was thought to be there. */
export async function checkMovement({ tx, session, services, values }: Write): Promise<void> {
  const { tenantId } = session;
  const material = await lockMaterial(tx, tenantId, values['material_id']);
  if (await isSecondPress({ tx, session, values }, 'stock_movement')) return;
  const today = dayIn(services.clock(), await zoneOf(tx, session.userId));
  if (String(values['moved_on']) > today) throw new Refusal('It cannot move on a day that is still to come.');
  const { kind = 'receive' } = values;
  values['unit_cost'] = material.cost;
  await refuseArchived(tx, tenantId, values);
  if (kind === 'count') return count(tx, tenantId, values);
  refuseShape(String(kind), values);
  values['counted'] = null;
  const quantity = tidy(Number(values['quantity'] ?? 0));
  if (quantity <= 0) throw new Refusal('Say how many.');
  values['quantity'] = quantity;
  if (kind !== 'receive') await refuseMore(tx, tenantId, { values, material });
  return undefined;
}

type Stocked = { description: string; unit: string | null; cost: number | null };

/** Whoever moves a material waits for whoever does so. */
async function lockMaterial(tx: Tx, tenantId: number, id: unknown): Promise<Stocked> {
  const { rows } = await sql<Stocked>`select description, unit, cost from material
    where tenant_id = ${tenantId} and id = ${Number(id)} for no key update`.execute(tx);
  const [material] = rows;
  if (!material) throw new Refusal('Material not found.');
  return material;
}

async function refuseArchived(tx: Tx, tenantId: number, values: Values): Promise<void> {
  const ids = [values['from_place_id'], values['to_place_id']].filter((id) => typeof id === 'number');
  const { rows } = await sql<{ name: string }>`select name from stock_place
    where tenant_id = ${tenantId} and id = any(${ids}::bigint[]) and archived = 1`.execute(tx);
  const [gone] = rows;
  if (gone) throw new Refusal(sentence`${gone.name} is archived: nothing moves there.`);
}

const NEEDS: Readonly<Record<string, readonly ['from' | 'to', string][]>> = {
  receive: [['to', 'Say where it was put.']],
  move: [
    ['from', 'Say where it was taken from.'],
    ['to', 'Say where it was put.'],
  ],
  use: [['from', 'Say where it was taken from.']],
};

function refuseShape(kind: string, values: Values): void {
  for (const [side, words] of NEEDS[kind] ?? [])
    if (typeof values[`${side}_place_id`] !== 'number') throw new Refusal(words);
  if (kind === 'move' && values['from_place_id'] === values['to_place_id'])
    throw new Refusal('It was taken from there already. Choose another place.');
  if (kind === 'use' && typeof values['job_id'] !== 'number') throw new Refusal('Say for which project it was used.');
  for (const name of MEANS_NOTHING[kind] ?? []) values[name] = null;
}

/** What a movement of a kind does not have. */
const MEANS_NOTHING: Readonly<Record<string, readonly string[]>> = {
  receive: ['from_place_id', 'job_id'],
  move: ['job_id'],
  use: ['to_place_id'],
};

type More = { values: Values; material: Stocked };

async function refuseMore(tx: Tx, tenantId: number, { values, material }: More): Promise<void> {
  const { from_place_id: from, material_id: id, quantity } = values;
  const there = await quantityAt(tx, tenantId, { material: id, place: from });
  if (Number(quantity) <= there.quantity) return;
  const { description, unit } = material;
  throw new Refusal(
    sentence`${there.name} has ${String(there.quantity)} ${unit ?? ''} of ${description}, not ${String(quantity)}. Count it if that is wrong.`,
  );
}

type At = { material: unknown; place: unknown };

async function quantityAt(tx: Tx, tenantId: number, { material, place }: At) {
  const { rows } = await sql<{ name: string; quantity: number }>`
    select p.name, coalesce((select sum(case when m.to_place_id = p.id then m.quantity else 0 end
        - case when m.from_place_id = p.id then m.quantity else 0 end)
      from stock_movement m where m.tenant_id = p.tenant_id and m.material_id = ${Number(material)}
        and p.id in (m.from_place_id, m.to_place_id)), 0) as quantity
    from stock_place p where p.tenant_id = ${tenantId} and p.id = ${Number(place)}`.execute(tx);
  const [there] = rows;
  if (!there) throw new Refusal('Place not found.');
  return { name: there.name, quantity: tidy(there.quantity) };
}

async function count(tx: Tx, tenantId: number, values: Values): Promise<void> {
  const { counted, material_id: material, to_place_id: to, from_place_id: from } = values;
  const place = typeof to === 'number' ? to : from;
  if (typeof place !== 'number') throw new Refusal('Say where it was counted.');
  if (typeof counted !== 'number') throw new Refusal('Say how many were counted.');
  const { quantity } = await quantityAt(tx, tenantId, { material, place });
  const found = tidy(tidy(counted) - quantity);
  Object.assign(values, {
    counted: tidy(counted),
    quantity: Math.abs(found),
    to_place_id: found < 0 ? null : place,
    from_place_id: found < 0 ? place : null,
    job_id: null,
  });
}
