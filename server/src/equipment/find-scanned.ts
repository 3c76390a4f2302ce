import { scannedCode } from '@fieldspan/domain/equipment/scanned-code';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** More than a person looks through. */
const MOST = 10;

type Asked = {
  tenantId: number;
  code: string;
  /** Also pieces whose name or number only contains it. */ isLoose: boolean;
};

/** Ids of the pieces of a company that a code names: by the address of their label, their serial number or their name. */
export async function piecesOfCode(tx: Tx, { tenantId, code, isLoose }: Asked): Promise<number[]> {
  const text = scannedCode(code);
  if (text === '') return [];
  const exact = await sql<{ id: number }>`
    select e.id from equipment e
    left join public_link l on l.tenant_id = e.tenant_id and l.record_id = e.id and l.model = 'Equipment'
    where e.tenant_id = ${tenantId} and e.archived = 0
      and (e.slug = ${text} or l.slug = ${text} or lower(e.serial_num) = lower(${text}) or lower(e.description) = lower(${text}))
    order by e.id limit ${MOST}`.execute(tx);
  if (exact.rows.length > 0 || !isLoose) return exact.rows.map(({ id }) => id);
  const like = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<{ id: number }>`
    select e.id from equipment e
    where e.tenant_id = ${tenantId} and e.archived = 0 and (e.serial_num ilike ${like} or e.description ilike ${like})
    order by e.description, e.id limit ${MOST}`.execute(tx);
  return rows.map(({ id }) => id);
}
