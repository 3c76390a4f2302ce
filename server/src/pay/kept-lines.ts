import type { PayPeriod } from '@fieldspan/domain/pay/pay-period';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { payFacts } from './pay-facts.ts';
import type { PayFacts } from './pay-facts.ts';
import { agreementTitle, dayOf, periodPay } from './period-pay.ts';
import type { PersonPay } from './period-pay.ts';

/** A line of somebody as it is kept. */
export type KeptLine = {
  user_id: number;
  from_on: string;
  to_on: string;
  employee_num: string;
  code: string;
  title: string | null;
  job_num: string | null;
  agreement: string | null;
  minutes: number;
  rate: string;
  base_rate: string;
  cents: number;
  is_adjustment: 0 | 1;
};

/** How far back a correction of exported time is made good. */
const BACK_DAYS = 120;

/** The lines of a period as they would be kept. */
export const linesOf = (people: readonly PersonPay[], { from, to }: PayPeriod): KeptLine[] =>
  people.flatMap(({ person, lines }) =>
    lines.map((line) => ({
      user_id: person.id,
      from_on: from,
      to_on: to,
      employee_num: person.employee_num ?? '',
      code: line.code,
      title: line.title,
      job_num: line.job,
      agreement: agreementTitle(line),
      minutes: line.minutes,
      rate: line.rate,
      base_rate: line.isWorked ? dollars(line.parts[0]?.log.rateCents ?? 0) : line.rate,
      cents: line.cents,
      is_adjustment: 0,
    })),
  );

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const keyOf = ({ user_id, code, title, job_num, agreement, rate }: KeptLine): string =>
  JSON.stringify([user_id, code, title, job_num, agreement, rate]);

/** `waiting`: time logs of earlier periods that wait for approval, so that nobody knows yet what those come to. */
export type Corrections = { lines: KeptLine[]; waiting: number };

/**
 * What earlier periods come to now, less what was exported for them: time that was corrected or approved since, and rates that
 * were changed for days gone by.
 */
export async function corrections(tx: Tx, tenantId: number, before: PayPeriod): Promise<Corrections> {
  const { rows } = await sql<{ from_on: string; to_on: string }>`
    select from_on, to_on from payroll_export
    where tenant_id = ${tenantId} and to_on < ${before.from}::date and from_on > ${before.from}::date - ${BACK_DAYS}::int
    order by from_on`.execute(tx);
  const found: Corrections = { lines: [], waiting: 0 };
  for (const { from_on, to_on } of rows) {
    const period = { from: from_on, to: to_on };
    const facts = await payFacts(tx, tenantId, period);
    const now = linesOf(periodPay(facts, period), period);
    found.lines.push(...differences(now, await keptFor(tx, tenantId, from_on)));
    found.waiting += waitingIn(facts, period);
  }
  return found;
}

/** How many time logs of a period are not decided yet. */
export const waitingIn = ({ logs, zone }: PayFacts, { from, to }: PayPeriod): number =>
  logs.filter((log) => {
    const day = dayOf(log, zone);
    return (log.status === 'open' || log.status === 'submitted') && day >= from && day <= to;
  }).length;

/** All lines that were kept for a period, whichever export they went with. */
async function keptFor(tx: Tx, tenantId: number, from: string): Promise<KeptLine[]> {
  const { rows } = await sql<KeptLine>`
    select user_id, from_on, to_on, employee_num, code, title, job_num, agreement, minutes, rate, base_rate, cents, is_adjustment
    from payroll_line where tenant_id = ${tenantId} and from_on = ${from}::date and user_id is not null
    order by id`.execute(tx);
  return rows;
}

function differences(now: readonly KeptLine[], kept: readonly KeptLine[]): KeptLine[] {
  const sums = new Map<string, { line: KeptLine; minutes: number; cents: number }>();
  const add = (line: KeptLine, sign: 1 | -1) => {
    const sum = sums.get(keyOf(line)) ?? { line, minutes: 0, cents: 0 };
    sums.set(keyOf(line), {
      line: sum.line,
      minutes: sum.minutes + sign * line.minutes,
      cents: sum.cents + sign * line.cents,
    });
  };
  for (const line of now) add(line, 1);
  for (const line of kept) add(line, -1);
  return [...sums.values()]
    .filter(({ minutes, cents }) => minutes !== 0 || cents !== 0)
    .map(({ line, minutes, cents }) => Object.assign({}, line, { minutes, cents, is_adjustment: 1 as const }));
}
