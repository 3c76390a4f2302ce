import { usageCharge, usageCost, USAGE_UNITS } from '@fieldspan/domain/equipment/usage-cost';
import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import { sentence, term } from '../../http/sentence.ts';
import type { Values, Write, Written } from '../entry.ts';
import { words } from '../model-words.ts';

const READ_FIRST = [
  ['equipment_id', 'Equipment'],
  ['job_id', 'Job'],
] as const;

/** Who may read a piece, and the project, writes down that it was used there; it was used by now. */
export async function checkUsage({ before, values, mayRead }: Write): Promise<void> {
  for (const [field, model] of READ_FIRST) {
    const id = values[field];
    if (typeof id === 'number' && !(await mayRead(model, id)))
      throw new Refusal(sentence`${term(words(model))} not found.`);
  }
  if (before !== null && 'equipment_id' in values && values['equipment_id'] !== before['equipment_id'])
    throw new Refusal('Use stays with its piece of equipment. Delete it, and write it down for the other one.');
  const usage: Values = { ...before, ...values };
  if (!(Number(usage['quantity']) > 0)) throw new Refusal('Say for how long it was used: more than nought.');
  const [day] = new Date(Date.now() + 14 * 3_600_000).toISOString().split('T');
  if (String(usage['used_on']) > String(day)) throw new Refusal('It cannot be used on a day that is still to come.');
}

type Rates = {
  cost_per_hour: number | null;
  charge_out_rates_json: string | null;
  charge_out_rate: number | null;
  charge_out_rate_unit: string | null;
};

/** The cost of the use, at the rates of the piece, or else of its type, as they are now. */
export async function noteUsageCost({ tx, session, id, before, values }: Written): Promise<void> {
  const usage: Values = { ...before, ...values };
  const { tenantId } = session;
  const { rows } = await sql<Rates>`
    select coalesce(e.cost_per_hour, t.cost_per_hour) as cost_per_hour,
      coalesce(e.charge_out_rates_json::text, t.charge_out_rates_json::text) as charge_out_rates_json,
      case when e.charge_out_rates_json is null then t.charge_out_rate end as charge_out_rate, t.charge_out_rate_unit
    from equipment e join equipment_type t on t.tenant_id = e.tenant_id and t.id = e.type_id
    where e.tenant_id = ${tenantId} and e.id = ${Number(usage['equipment_id'])}`.execute(tx);
  const [rates] = rows;
  if (!rates) return;
  const unit = USAGE_UNITS.find((each) => each === usage['unit']) ?? 'h';
  const used = { quantity: Number(usage['quantity']), unit };
  const [cost, charge] = [usageCost(used, rates.cost_per_hour), usageCharge(used, rates)];
  await sql`insert into cost_entry
      (tenant_id, source, on_day, job_id, equipment_id, usage_id, quantity, unit, cost, charge)
    values (${tenantId}, 'equipment-usage', ${usage['used_on']}::date, ${usage['job_id'] ?? null}::bigint,
      ${Number(usage['equipment_id'])}, ${id}, ${used.quantity}, ${unit}, ${cost}::numeric, ${charge}::numeric)
    on conflict (tenant_id, usage_id) do update set on_day = excluded.on_day, job_id = excluded.job_id,
      quantity = excluded.quantity, unit = excluded.unit, cost = excluded.cost, charge = excluded.charge,
      updated_at = now()`.execute(tx);
}
