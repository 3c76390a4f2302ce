import { taxesOf, taxesText } from '@fieldspan/domain/company-pricing';
import { taxesOfPlace } from '@fieldspan/domain/taxes-by-place';
import { kitOf } from '@fieldspan/domain/trade-kits';
import type { TradeKit } from '@fieldspan/domain/trade-kits';
import type { Trade } from '@fieldspan/domain/trades';
import type { KitAdded } from '@fieldspan/contract/setup-calls';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

type Asking = { tx: Tx; tenantId: number };
type NamedTable =
  | 'job_personnel_role'
  | 'expense_code'
  | 'labour_task'
  | 'certificate_type'
  | 'equipment_category'
  | 'safety_job_task';

/**
 * Adds what a trade begins with, apart from its forms. What the company has under the same name stays as it is, so a second press
 * adds nothing. The caller holds the company's row, so that two presses at once come one after the other.
 */
export async function addKit(asking: Asking, trade: Trade): Promise<KitAdded> {
  const kit = kitOf(trade);
  const counts = [
    await addNamed(asking, ['job_personnel_role', 'title'], kit.roles.map(asRole)),
    await addNamed(asking, ['expense_code', 'code'], Object.entries(kit.expenses).map(asExpense)),
    await addNamed(asking, ['labour_task', 'description'], Object.entries(kit.labour).map(asLabour)),
    await addNamed(
      asking,
      ['certificate_type', 'title'],
      kit.certificates.map((title) => ({ title })),
    ),
    await addEquipment(asking, kit.equipment),
    await addHazards(asking, kit.hazards),
  ];
  return { added: counts.reduce((sum, count) => sum + count, 0), taxes: await addTaxes(asking) };
}

const asRole = (title: string) => ({ title, read_perms: 1 });
const asExpense = ([code, description]: [string, string]) => ({ code, description });
const asLabour = ([description, hours]: [string, number]) => ({ description, hours });

/** @returns how many rows were added */
async function addNamed(
  { tx, tenantId }: Asking,
  [table, column]: [NamedTable, string],
  rows: readonly Readonly<Record<string, string | number>>[],
): Promise<number> {
  let count = 0;
  for (const row of rows) {
    const names = Object.keys(row);
    const { numAffectedRows = 0n } = await sql`
      insert into ${sql.table(table)} (tenant_id, ${sql.join(names.map((name) => sql.ref(name)))})
      select ${tenantId}, ${sql.join(names.map((name) => row[name]))}
      where not exists (select from ${sql.table(table)}
        where tenant_id = ${tenantId} and lower(${sql.ref(column)}) = lower(${row[column]}))`.execute(tx);
    count += Number(numAffectedRows);
  }
  return count;
}

async function addEquipment(asking: Asking, equipment: TradeKit['equipment']): Promise<number> {
  const { tx, tenantId } = asking;
  let count = 0;
  for (const [name, types] of Object.entries(equipment)) {
    count += await addNamed(asking, ['equipment_category', 'name'], [{ name }]);
    const { numAffectedRows = 0n } = await sql`
      insert into equipment_type (tenant_id, name, category_id)
      select ${tenantId}, wanted.name, (select min(id) from equipment_category
        where tenant_id = ${tenantId} and lower(name) = lower(${name}))
      from unnest(${types}::text[]) with ordinality as wanted (name, at)
      where not exists (select from equipment_type t where t.tenant_id = ${tenantId} and lower(t.name) = lower(wanted.name))
      order by wanted.at`.execute(tx);
    count += Number(numAffectedRows);
  }
  return count;
}

/** A task that the company has keeps its own hazards and controls. */
async function addHazards(asking: Asking, tasks: TradeKit['hazards']): Promise<number> {
  const { tx, tenantId } = asking;
  let count = 0;
  for (const [description, { hazards, controls }] of Object.entries(tasks)) {
    if ((await addNamed(asking, ['safety_job_task', 'description'], [{ description }])) === 0) continue;
    count += 1;
    for (const [table, parts] of [
      ['safety_hazard', hazards],
      ['safety_control', controls],
    ] as const)
      await sql`insert into ${sql.table(table)} (tenant_id, description, task_id)
        select ${tenantId}, part.name, (select max(id) from safety_job_task
          where tenant_id = ${tenantId} and description = ${description})
        from unnest(${parts}::text[]) with ordinality as part (name, at) order by part.at`.execute(tx);
  }
  return count;
}

/** The taxes of the company's province, if it has none of its own yet. */
async function addTaxes({ tx, tenantId }: Asking): Promise<string[]> {
  const { rows } = await sql<{ country: string | null; province: string | null; taxes: string | null }>`
    select c.country, c.province, s.taxes_json::text as taxes
    from company c join company_setting s on s.tenant_id = c.id where c.id = ${tenantId}`.execute(tx);
  const [company] = rows;
  if (company === undefined || taxesOf(company.taxes).length > 0) return [];
  const taxes = taxesOfPlace(company.country, company.province);
  if (taxes.length === 0) return [];
  await sql`update company_setting set taxes_json = ${taxesText(taxes)}, updated_at = now()
    where tenant_id = ${tenantId}`.execute(tx);
  return taxes.map(({ name }) => name);
}
