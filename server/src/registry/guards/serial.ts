import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Values, Write } from '../entry.ts';

/**
 * A serial number stands for one piece of a type. An index of the table refuses what two people save at the same moment.
 * @throws Refusal that names the other piece
 */
export async function checkSerial({ tx, session, before, values }: Write): Promise<void> {
  if (!('serial_num' in values) && !('type_id' in values)) return;
  const piece: Values = { ...before, ...values };
  const serial = typeof piece['serial_num'] === 'string' ? piece['serial_num'].trim() : '';
  if (typeof values['serial_num'] === 'string') values['serial_num'] = serial === '' ? null : serial;
  if (serial === '') return;
  const other = await tx
    .selectFrom('equipment')
    .where('tenant_id', '=', session.tenantId)
    .where('type_id', '=', Number(piece['type_id']))
    .where('id', '<>', Number(before?.['id'] ?? 0))
    .where(sql<boolean>`lower(btrim(serial_num)) = ${serial.toLowerCase()}`)
    .select('description')
    .limit(1)
    .executeTakeFirst();
  if (other) throw new Refusal(sentence`“${other.description}” of this type has the serial number ${serial} already.`);
  // It was doubled before serial numbers were checked, and is not any more.
  if (before?.['serial_shared'] === true) values['serial_shared'] = null;
}
