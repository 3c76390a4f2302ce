import { labourBurden } from '@fieldspan/domain/company-pricing';
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
  const burden = await burdenOf(tx, tenantId);
  return { parts: withBurden(pays.flatMap(partsOf), burden), unrated: unratedOf(pays) };
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

const partsOf = ({ person, lines }: PersonPay): PartRow[] =>
  lines.filter(({ job }) => job !== null).flatMap((line) => daysOfLine(line, personName(person)));

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
