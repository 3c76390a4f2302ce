import { readingProblem } from '@fieldspan/domain/equipment/meter-reading';
import type { Reading } from '@fieldspan/domain/equipment/meter-reading';
import { numberText } from '@fieldspan/domain/number-text';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { refreshNextService } from '../../equipment/next-service.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence, term } from '../../http/sentence.ts';
import type { Values, Write, Written } from '../entry.ts';
import { words } from '../model-words.ts';

/** A clock that goes wrong by less than this is forgiven. */
const AHEAD_MS = 10 * 60_000;

/** Who may read a piece of equipment reads its meter too. What it showed is corrected, not moved to another piece. */
export async function checkReading(write: Write): Promise<void> {
  const { before, values } = write;
  const pieceId = Number(before?.['equipment_id'] ?? values['equipment_id']);
  if (before === null) await checkNewReading(write, pieceId);
  else if ('equipment_id' in values && values['equipment_id'] !== pieceId)
    throw new Refusal('A reading stays with its piece of equipment.');
  await checkMeter(write, { pieceId, reading: readingOf({ ...before, ...values }), except: before?.['id'] });
}

async function checkNewReading({ values, mayRead }: Write, pieceId: number): Promise<void> {
  if (!(await mayRead('Equipment', pieceId))) throw new Refusal(sentence`${term(words('Equipment'))} not found.`);
  values['read_at'] ??= new Date().toISOString();
}

const readingOf = (row: Values): Reading => ({
  value: Number(row['value']),
  at: new Date(String(row['read_at'])).toISOString(),
  isReplaced: row['is_replaced'] === 1,
});

type OfPiece = { pieceId: number; reading: Reading; except?: unknown };

/** @throws Refusal if the piece has no meter, or its meter cannot show that */
export async function checkMeter(
  { tx, session }: Pick<Write, 'tx' | 'session'>,
  { pieceId, reading, except }: OfPiece,
): Promise<void> {
  // Serialises the readings of one piece.
  const piece = await tx
    .selectFrom('equipment as e')
    .innerJoin('equipment_type as y', (on) =>
      on.onRef('y.tenant_id', '=', 'e.tenant_id').onRef('y.id', '=', 'e.type_id'),
    )
    .where('e.tenant_id', '=', session.tenantId)
    .where('e.id', '=', pieceId)
    .select(['y.meter_unit', 'y.name'])
    .forUpdate('e')
    .executeTakeFirst();
  if (!piece?.meter_unit)
    throw new Refusal('Equipment of this type has no meter. Its type says what a meter counts: km, miles or hours.');
  if (Date.parse(reading.at) > Date.now() + AHEAD_MS) throw new Refusal('A meter cannot be read at a time to come.');
  const { rows } = await sql<{ value: number; at: Date; is_replaced: number }>`
    select value, read_at as at, is_replaced from equipment_reading
    where tenant_id = ${session.tenantId} and equipment_id = ${pieceId} and id <> ${Number(except ?? 0)}`.execute(tx);
  const others = rows.map((row) => ({
    value: row.value,
    at: new Date(row.at).toISOString(),
    isReplaced: row.is_replaced === 1,
  }));
  const problem = readingProblem(reading, others);
  if (problem === null) return;
  if (problem.kind === 'negative') throw new Refusal('A meter does not show less than nought.');
  const shown = `${numberText(problem.against)} ${piece.meter_unit}`;
  if (problem.kind === 'too-high') throw new Refusal(sentence`The meter showed ${shown} after that, which is less.`);
  throw new Refusal(sentence`The meter showed ${shown} before that. If it was replaced, say so.`);
}

/** Stores with the piece what its meter showed first and last, and what is due by it. */
export async function noteReading({ tx, session, before, values }: Written): Promise<void> {
  const pieceId = Number(before?.['equipment_id'] ?? values['equipment_id']);
  await noteMeter(tx, { tenantId: session.tenantId, pieceId });
}

async function noteMeter(tx: Tx, { tenantId, pieceId }: { tenantId: number; pieceId: number }): Promise<void> {
  await sql`update equipment e set meter = l.value, meter_at = l.read_at, first_meter = f.value
    from (select value, read_at from equipment_reading where tenant_id = ${tenantId} and equipment_id = ${pieceId}
        order by read_at desc, id desc limit 1) l,
      (select value from equipment_reading where tenant_id = ${tenantId} and equipment_id = ${pieceId}
        order by read_at, id limit 1) f
    where e.tenant_id = ${tenantId} and e.id = ${pieceId}
      and (e.meter, e.meter_at, e.first_meter) is distinct from (l.value, l.read_at, f.value)`.execute(tx);
  await refreshNextService(tx, { tenantId, pieceId });
}

type NewReading = { session: Session; pieceId: number; reading: Reading; form?: { id: number; field: string } };

/** A reading that was taken with something else, such as a service. */
export async function addReading(tx: Tx, { session, pieceId, reading, form }: NewReading): Promise<void> {
  await tx
    .insertInto('equipment_reading')
    .values({
      tenant_id: session.tenantId,
      equipment_id: pieceId,
      value: reading.value,
      read_at: reading.at,
      created_by: session.userId,
      ...(form && { form_id: form.id, form_field: form.field }),
    })
    .execute();
  await noteMeter(tx, { tenantId: session.tenantId, pieceId });
}

type Changed = { session: Session; pieceId: number; id: number; value: number };

/** Corrects a reading that was taken with something else. */
export async function changeReading(tx: Tx, { session, pieceId, id, value }: Changed): Promise<void> {
  const { tenantId } = session;
  await tx
    .updateTable('equipment_reading')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .set({ value })
    .execute();
  await noteMeter(tx, { tenantId, pieceId });
}
