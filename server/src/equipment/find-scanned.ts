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

/** A kit, and the ids of its pieces. */
type FoundKit = { name: string; ids: number[] };

/** The kit of a company that a code names: by the address of its label, or its whole name; with all of its pieces, which are KIT_MOST at most. */
export async function kitOfCode(tx: Tx, { tenantId, code }: Omit<Asked, 'isLoose'>): Promise<FoundKit | null> {
  const text = scannedCode(code);
  if (text === '') return null;
  const { rows } = await sql<FoundKit>`
    select k.name, array(
      select e.id from equipment e
      where e.tenant_id = k.tenant_id and e.kit_id = k.id and e.archived = 0 order by e.id
    ) as ids
    from equipment_kit k
    where k.tenant_id = ${tenantId} and k.archived = 0 and (k.slug = ${text} or lower(k.name) = lower(${text}))
    order by k.slug <> ${text}, k.id limit 1`.execute(tx);
  return rows[0] ?? null;
}

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
