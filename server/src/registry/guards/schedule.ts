import { listInText } from '@fieldspan/domain/json-text';
import { centsOf } from '@fieldspan/domain/money/decimal';
import type { ScheduleState } from '@fieldspan/domain/money/progress';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Values, Write, Written } from '../entry.ts';
import { ratesOf } from './document-sums.ts';

type Of = { tenantId: number; jobId: number };

/** An acceptance that makes a schedule of values: by somebody of the company, or by the customer, who is no user. */
export type Scheduling = Pick<Written, 'tx' | 'before' | 'values' | 'id'> & {
  session: { tenantId: number; userId: number | null };
};

/** Whoever bills a project, or changes what is billed of it, waits for whoever does so. */
export async function lockBilling(tx: Tx, { tenantId, jobId }: Of): Promise<void> {
  await sql`select from job where tenant_id = ${tenantId} and id = ${jobId} for no key update`.execute(tx);
}

export type StoredScheduleLine = ScheduleState & { id: number; title: string; taxes: string[] };

type Row = {
  id: number;
  title: string;
  value: number;
  holdback_percent: number;
  taxes_json: string | null;
  billed: number;
  held: number;
  released: number;
};

/** The schedule of values of a project, with what its issued invoices bill. */
export async function scheduleOf(tx: Tx, { tenantId, jobId }: Of): Promise<StoredScheduleLine[]> {
  const { rows } = await sql<Row>`
    select s.id, s.title, s.value, s.holdback_percent, s.taxes_json, coalesce(b.gross, 0) as billed,
      coalesce(b.held, 0) as held, coalesce(b.released, 0) as released
    from schedule_line s left join lateral (
      select sum(p.gross) as gross, sum(p.held) as held, sum(p.released) as released
      from progress_line p join job_invoice i on i.tenant_id = p.tenant_id and i.id = p.job_invoice_id
      where p.tenant_id = s.tenant_id and p.schedule_line_id = s.id and i.status in ('Sent', 'Paid')) b on true
    where s.tenant_id = ${tenantId} and s.job_id = ${jobId} order by s.sort_order, s.id`.execute(tx);
  return rows.map(({ id, title, value, holdback_percent: percent, taxes_json: taxes, billed, held, released }) => ({
    id,
    title,
    value: centsOf(value),
    holdback: String(percent),
    taxes: taxNames(taxes),
    billed: centsOf(billed),
    held: centsOf(held),
    released: centsOf(released),
  }));
}

const taxNames = (text: unknown): string[] =>
  listInText(typeof text === 'string' ? text : null).filter((name) => typeof name === 'string');

const DECIDES = ['value', 'holdback_percent', 'taxes_json', 'job_id'] as const;

/** A line of the schedule changes freely until an invoice bills it; one of a change order stays as it was agreed. */
export async function checkScheduleLine(write: Write): Promise<void> {
  const { tx, session, before, values } = write;
  if (before === null) completeLine(values);
  if ('taxes_json' in values) await refuseUnknownTaxes(write);
  if (before === null || !DECIDES.some((field) => field in values && values[field] !== before[field])) return;
  await keepScheduleLine({ tx, session, before });
}

function completeLine(values: Values): void {
  values['value'] ??= 0;
}

async function refuseUnknownTaxes({ tx, session, values }: Write): Promise<void> {
  const known = new Set((await ratesOf(tx, session.tenantId)).map(({ name }) => name));
  const unknown = taxNames(values['taxes_json']).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new Refusal(sentence`There is no tax called ${unknown} in the settings of the company.`);
}

/** @throws Refusal if an issued invoice bills the line, or a change order made it */
export async function keepScheduleLine({
  tx,
  session,
  before,
}: Pick<Write, 'tx' | 'session' | 'before'>): Promise<void> {
  const line = { tenantId: session.tenantId, id: before?.['id'], jobId: Number(before?.['job_id']) };
  if (before?.['change_order_id'] !== null)
    throw new Refusal('This line is what a change order agreed. Void the change order with a reason instead.');
  await lockBilling(tx, line);
  if (await isBilled(tx, line))
    throw new Refusal('This line has been billed and can no longer be changed. A change order changes the contract.');
}

/** An issued invoice bills the line. */
export async function isBilled(tx: Tx, { tenantId, id }: { tenantId: number; id: unknown }): Promise<boolean> {
  const { rows } = await sql`select from progress_line p
    join job_invoice i on i.tenant_id = p.tenant_id and i.id = p.job_invoice_id and i.status in ('Sent', 'Paid')
    where p.tenant_id = ${tenantId} and p.schedule_line_id = ${id} limit 1`.execute(tx);
  return rows.length > 0;
}
