import { labourBurden } from '@fieldspan/domain/company-pricing';
import type { CostCode } from '@fieldspan/domain/money/costing';
import { spread } from '@fieldspan/domain/money/spread';
import { dayIn } from '@fieldspan/domain/pay/local-time';
import type { PayLine } from '@fieldspan/domain/pay/pay-lines';
import { personName } from '@fieldspan/domain/person-name';
import { amountOf, centsOf, percentOf, tenThousandths } from '@fieldspan/domain/money/decimal';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { payFacts } from '../pay/pay-facts.ts';
import type { LoggedRow, PayFacts } from '../pay/pay-facts.ts';
import { periodPay } from '../pay/period-pay.ts';
import type { PersonPay } from '../pay/period-pay.ts';
import type { Costed, PartRow } from './record-parts.ts';

/** Approved time as pay reckons it, log by log and day by day; `unrated` counts logs of each project that have no rate. */
export type Labour = { parts: PartRow[]; unrated: ReadonlyMap<number, number> };

const NONE: Labour = { parts: [], unrated: new Map() };

/**
 * What the approved time of projects costs. Overtime belongs to the hours in which it is worked, so all time of these people
 * is reckoned, and what is of the projects is taken out.
 */
export async function labourParts(tx: Tx, costed: Costed): Promise<Labour> {
  const { tenantId, jobs, end } = costed;
  const { rows } = await sql<{ first: string; last: string; people: number[] }>`
    select min(l.time_in)::text as first, max(coalesce(l.time_out, l.time_in))::text as last,
      array_agg(distinct l.user_id) as people
    from time_log l where l.tenant_id = ${tenantId} and l.job_id = any(${jobs}::bigint[]) and l.user_id is not null
      and l.status = 'approved'
    having count(*) > 0`.execute(tx);
  const [span] = rows;
  if (span === undefined) return NONE;
  const period = { from: dayAround(span.first, -1), to: dayAround(span.last, 1) };
  const facts = byProject(await payFacts(tx, tenantId, { ...period, people: span.people }), new Set(jobs));
  const until = end === 'infinity' || end > period.to ? period.to : end;
  const pays = periodPay(facts, { from: period.from, to: until });
  const codes = await codesOf(tx, costed, facts.logs);
  const burden = await burdenOf(tx, tenantId);
  return {
    parts: withBurden(
      pays.flatMap((pay) => partsOf(pay, codes)),
      burden,
    ),
    unrated: unratedOf(pays),
  };
}

/** The cost codes that logs stand on, by the log. */
type Codes = ReadonlyMap<number, { id: number; cost_code: CostCode; name: string }>;

async function codesOf(tx: Tx, { tenantId, jobs }: Costed, logs: readonly LoggedRow[]): Promise<Codes> {
  const { rows } = await sql<{ id: number; cost_code: CostCode; name: string }>`
    select id, cost_code, concat_ws(' ', code, title) as name from job_cost_code
    where tenant_id = ${tenantId} and job_id = any(${jobs}::bigint[])`.execute(tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    logs.flatMap(({ id, cost_code_id: codeId }) => {
      const code = codeId === null ? undefined : byId.get(codeId);
      return code === undefined ? [] : [[id, code] as const];
    }),
  );
}

async function burdenOf(tx: Tx, tenantId: number): Promise<number> {
  const { rows } = await sql<{ text: string | null }>`select default_pricing_json::text as text from company_setting
    where tenant_id = ${tenantId} order by id limit 1`.execute(tx);
  return labourBurden(rows[0]?.text ?? null);
}

/** What an hour costs beyond its rate stands beside it as a record of its own, rounded once for each. */
function withBurden(parts: readonly PartRow[], percent: number): PartRow[] {
  const rate = tenThousandths(percent) ?? 0n;
  if (rate === 0n) return [...parts];
  return parts.flatMap((part) => {
    const amount = amountOf(percentOf(centsOf(part.amount), rate));
    return amount === 0 ? [part] : [part, { ...part, note: `Burden ${percent} %`, hours: null, amount }];
  });
}

const DAY_MS = 86_400_000;
const dayAround = (instant: string, days: number): string => dayIn('UTC', Date.parse(instant) + days * DAY_MS);

/** The same logs, each named after the project that it is of. */
const byProject = (facts: PayFacts, jobs: ReadonlySet<number>): PayFacts =>
  Object.assign({}, facts, {
    logs: facts.logs.map((log): LoggedRow => Object.assign({}, log, { job: jobOf(log, jobs) })),
  });

const jobOf = ({ job_id: id }: LoggedRow, jobs: ReadonlySet<number>): string | null =>
  id !== null && jobs.has(id) ? String(id) : null;

const partsOf = ({ person, lines }: PersonPay, codes: Codes): PartRow[] =>
  lines
    .filter(({ job }) => job !== null)
    .flatMap((line) => daysOfLine(line, personName(person)))
    .map((part) => onCode(part, codes));

/** Time without a cost code is labour. */
function onCode(part: PartRow, codes: Codes): PartRow {
  const code = codes.get(part.id);
  if (code === undefined) return part;
  return { ...part, cost_code: code.cost_code, code_id: code.id, note: [code.name, part.note].join(' · ') };
}

/** A line of pay by its logs and days: its cents go by minutes, so that the days come to the line. */
function daysOfLine(line: PayLine, name: string): PartRow[] {
  const days = [...Map.groupBy(line.parts, ({ log, day }) => `${log.id} ${day}`).values()];
  const minutes = days.map((parts) => parts.reduce((sum, part) => sum + part.minutes, 0));
  const cents = spread(BigInt(line.cents), minutes.map(BigInt));
  return days.flatMap((parts, at) =>
    parts.slice(0, 1).map(({ log, day }): PartRow => ({
      job_id: Number(line.job),
      cost_code: 'labour',
      figure: 'actual',
      model: 'TimeLog',
      id: log.id,
      version: null,
      slug: null,
      title: name,
      note: line.title ?? line.code,
      on_day: day,
      hours: line.isWorked ? (minutes[at] ?? 0) / 60 : null,
      amount: amountOf(cents[at] ?? 0n),
    })),
  );
}

function unratedOf(pays: readonly PersonPay[]): Map<number, number> {
  const logs = pays
    .flatMap(({ lines }) => lines)
    .flatMap(({ job, parts }) => parts.map(({ log }) => ({ job, log })))
    .filter(({ job, log }) => job !== null && log.rateCents === 0);
  const byLog = new Map(logs.map(({ job, log }) => [log.id, Number(job)]));
  return new Map([...Map.groupBy(byLog.values(), (job) => job)].map(([job, all]) => [job, all.length]));
}
