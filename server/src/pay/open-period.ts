import type { Sentence } from '@fieldspan/contract/sentence';
import { personName } from '@fieldspan/domain/person-name';
import { periodOf } from '@fieldspan/domain/pay/pay-period';
import type { PayPeriod } from '@fieldspan/domain/pay/pay-period';
import { dayIn } from '@fieldspan/domain/pay/local-time';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import { sentence } from '../http/sentence.ts';
import { corrections, linesOf, waitingIn } from './kept-lines.ts';
import type { KeptLine } from './kept-lines.ts';
import { companyPay, payFacts } from './pay-facts.ts';
import type { PaidPerson, PayFacts } from './pay-facts.ts';
import { periodPay } from './period-pay.ts';

/** A period that was not exported yet, as it stands. `minutes` are worked ones by person, `problems` what is in the way of its export. */
export type OpenPeriod = {
  period: PayPeriod;
  lines: KeptLine[];
  minutes: ReadonlyMap<number, number>;
  people: ReadonlyMap<number, PaidPerson>;
  problems: Problem[];
};
type Problem = string | Sentence;

type Asked = { tenantId: number; period: PayPeriod; now: Date };

export async function openPeriod(tx: Tx, { tenantId, period, now }: Asked): Promise<OpenPeriod> {
  const facts = await payFacts(tx, tenantId, period);
  const pays = periodPay(facts, period);
  const { lines: corrected, waiting } = await corrections(tx, tenantId, period);
  const lines = [...linesOf(pays, period), ...corrected];
  const minutes = new Map(
    pays.map(({ person, lines: own }) => [
      person.id,
      own.reduce((sum, line) => sum + (line.isWorked ? line.minutes : 0), 0),
    ]),
  );
  const people = await withAdjusted(tx, facts, lines);
  const unrated = pays.filter((pay) => pay.unrated > 0).map(({ person }) => person.id);
  return {
    period,
    lines,
    minutes,
    people,
    problems: problemsOf({ facts, period, now, lines, people, unrated, waiting }),
  };
}

/** People of whom there are adjustments alone. */
async function withAdjusted(tx: Tx, facts: PayFacts, lines: readonly KeptLine[]): Promise<Map<number, PaidPerson>> {
  const missing = lines.map(({ user_id }) => user_id).filter((id) => !facts.people.has(id));
  const { rows } = await sql<PaidPerson>`
    select u.id, u.first_name, u.last_name, null::bigint as union_id, null::text as pay_scale,
      null::numeric as pay_rate, null::text as employee_num
    from "user" u where u.id = any(${[...new Set(missing)]}::bigint[])`.execute(tx);
  return new Map([...facts.people, ...rows.map((person) => [person.id, person] as const)]);
}

type Judged = {
  facts: PayFacts;
  period: PayPeriod;
  now: Date;
  lines: readonly KeptLine[];
  people: ReadonlyMap<number, PaidPerson>;
  unrated: readonly number[];
  waiting: number;
};

function problemsOf({ facts, period, now, lines, people, unrated, waiting }: Judged): Problem[] {
  const nameOf = (id: number) => {
    const person = people.get(id);
    return person === undefined ? '' : personName(person);
  };
  const open = waitingIn(facts, period);
  const unnumbered = [
    ...new Set(lines.filter(({ employee_num }) => employee_num === '').map(({ user_id }) => user_id)),
  ];
  return [
    ...(dayIn(facts.zone, now.getTime()) <= period.to ? ['The period is not over yet.'] : []),
    ...(open > 0 ? [sentence`Time logs of this period that are not approved yet: ${open}.`] : []),
    ...(waiting > 0 ? [sentence`Time logs of an exported period that wait for approval: ${waiting}.`] : []),
    ...unrated.map(
      (id) => sentence`${nameOf(id)} has time without a rate: choose a classification or a rate of their own.`,
    ),
    ...unnumbered.map((id) => sentence`${nameOf(id)} has no employee number.`),
    ...(lines.length === 0 ? ['There is nothing to pay.'] : []),
  ];
}

type Storing = { session: Session; from: string; cents: number; now: Date };

/**
 * Keeps the lines of a period.
 * @throws Refusal if it went already, something is in the way, or it comes to another total than the person saw
 */
export async function storeExport(tx: Tx, { session, from, cents, now }: Storing): Promise<{ slug: string }> {
  const { tenantId, userId } = session;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payroll ${tenantId}`}, 0))`.execute(tx);
  const { settings } = await companyPay(tx, tenantId);
  const period = periodOf(settings, from);
  if (period.from !== from) throw new Refusal('A period of pay does not begin on that day.');
  await refuseSecond(tx, tenantId, period);
  const { lines, minutes, problems } = await openPeriod(tx, { tenantId, period, now });
  if (problems.length > 0) throw new Refusal(...problems);
  const total = lines.reduce((sum, line) => sum + line.cents, 0);
  if (total !== cents) throw new Refusal('The period comes to another total by now. Look at it again.');
  const worked = [...minutes.values()].reduce((sum, one) => sum + one, 0);
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into payroll_export (tenant_id, from_on, to_on, minutes, total, created_by)
    values (${tenantId}, ${period.from}::date, ${period.to}::date, ${worked}, ${total / 100}, ${userId})
    returning id, slug`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error('An export that was inserted has an id.');
  await sql`
    insert into payroll_line (tenant_id, payroll_export_id, user_id, from_on, to_on, employee_num, code, title, job_num,
      agreement, minutes, rate, base_rate, cents, is_adjustment)
    select ${tenantId}, ${made.id}, l.user_id, l.from_on, l.to_on, l.employee_num, l.code, l.title, l.job_num,
      l.agreement, l.minutes, l.rate, l.base_rate, l.cents, l.is_adjustment
    from json_to_recordset(${JSON.stringify(lines)}::json) as l(user_id bigint, from_on date, to_on date, employee_num text,
      code text, title text, job_num text, agreement text, minutes integer, rate text, base_rate text, cents integer,
      is_adjustment smallint)`.execute(tx);
  return { slug: made.slug };
}

/** Periods do not overlap, also if the company changes how long they are. */
async function refuseSecond(tx: Tx, tenantId: number, { from, to }: PayPeriod): Promise<void> {
  const { rows } = await sql<{ from_on: string; to_on: string }>`
    select from_on, to_on from payroll_export
    where tenant_id = ${tenantId} and from_on <= ${to}::date and to_on >= ${from}::date limit 1`.execute(tx);
  const [exported] = rows;
  if (exported !== undefined)
    throw new Refusal(
      sentence`${exported.from_on} to ${exported.to_on} was exported already. Its file can be fetched again; corrections go with the next period.`,
    );
}
