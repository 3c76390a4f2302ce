import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Values, Write } from '../entry.ts';

/**
 * A serial number stands for one piece of a type. An index of the table refuses what two people save at the same moment.
 * @throws Refusal that names the other piece
 */
export async function checkSerial(write: Write): Promise<void> {
  const { before, values } = write;
  if (!('serial_num' in values) && !('type_id' in values)) return;
  const piece: Values = { ...before, ...values };
  const serial = trimmed(piece['serial_num']);
  if (typeof values['serial_num'] === 'string') values['serial_num'] = serial;
  if (serial === null) return;
  const other = await otherWith(write, { typeId: Number(piece['type_id']), serial });
  if (other !== null) throw new Refusal(sentence`“${other}” of this type has the serial number ${serial} already.`);
  // It was doubled before serial numbers were checked, and is not any more.
  if (before?.['serial_shared'] === true) values['serial_shared'] = null;
}

const trimmed = (serial: unknown): string | null => (typeof serial === 'string' ? serial.trim() || null : null);

type Wanted = { typeId: number; serial: string };

/** The name of another piece of the type with that number. */
async function otherWith({ tx, session, before }: Write, { typeId, serial }: Wanted): Promise<string | null> {
  const other = await tx
    .selectFrom('equipment')
    .where('tenant_id', '=', session.tenantId)
    .where('type_id', '=', typeId)
    .where('id', '<>', Number(before?.['id'] ?? 0))
    .where(sql<boolean>`lower(btrim(serial_num)) = ${serial.toLowerCase()}`)
    .select('description')
    .limit(1)
    .executeTakeFirst();
  return other?.description ?? null;
}
