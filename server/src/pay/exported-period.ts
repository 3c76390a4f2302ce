import type { PayPeriodAnswer } from '@fieldspan/contract/pay-calls';
import { sentenceText } from '@fieldspan/contract/sentence';
import type { ExportLine, ExportSetup } from '@fieldspan/domain/pay/export-rows';
import { personName } from '@fieldspan/domain/person-name';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import type { KeptLine } from './kept-lines.ts';
import type { OpenPeriod } from './open-period.ts';
import { companyPay } from './pay-facts.ts';

type Answer = PayPeriodAnswer;

const isWorked = ({ code, is_adjustment }: KeptLine): boolean => is_adjustment === 0 && /^(?:REG|OT\d)/.test(code);
const sumOf = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((sum, one) => sum + of(one), 0);

/** Lines by person, by name. */
function peopleOf(lines: readonly KeptLine[], nameOf: (id: number) => string): Answer['people'] {
  return [...Map.groupBy(lines, ({ user_id }) => user_id)]
    .map(([user_id, own]) => ({
      user_id,
      name: nameOf(user_id),
      employee_num: own[0]?.employee_num || null,
      minutes: sumOf(
        own.filter((line) => isWorked(line)),
        ({ minutes }) => minutes,
      ),
      cents: sumOf(own, ({ cents }) => cents),
      lines: own.map(({ code, title, job_num: job, agreement, minutes, rate, cents, is_adjustment, from_on }) => ({
        code,
        title,
        job,
        agreement,
        minutes,
        rate,
        cents,
        adjusts: is_adjustment === 1 ? from_on : null,
      })),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.user_id - other.user_id);
}

const totals = (people: Answer['people']) => ({
  minutes: sumOf(people, ({ minutes }) => minutes),
  cents: sumOf(people, ({ cents }) => cents),
  people,
});

export function answerOf({ period, lines, people, problems }: OpenPeriod): Answer {
  const nameOf = (id: number) => {
    const person = people.get(id);
    return person === undefined ? '' : personName(person);
  };
  return {
    ...period,
    ...totals(peopleOf(lines, nameOf)),
    problems: problems.map((problem) => (typeof problem === 'string' ? problem : sentenceText(problem))),
    exported: null,
  };
}

type KeptRow = KeptLine & NamedPerson;

async function keptLines(tx: Tx, tenantId: number, exportId: number): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select l.user_id, l.from_on, l.to_on, l.employee_num, l.code, l.title, l.job_num, l.agreement, l.minutes, l.rate,
      l.base_rate, l.cents, l.is_adjustment, u.first_name, u.last_name
    from payroll_line l left join "user" u on u.id = l.user_id
    where l.tenant_id = ${tenantId} and l.payroll_export_id = ${exportId} order by l.id`.execute(tx);
  return rows;
}

/** A period as it was exported; null if it was not. */
export async function exportedPeriod(tx: Tx, tenantId: number, from: string): Promise<Answer | null> {
  const { rows } = await sql<{ id: number; slug: string; to_on: string; created_at: string } & NamedPerson>`
    select e.id, e.slug, e.to_on, e.created_at, u.first_name, u.last_name
    from payroll_export e left join "user" u on u.id = e.created_by
    where e.tenant_id = ${tenantId} and e.from_on = ${from}::date`.execute(tx);
  const [exported] = rows;
  if (exported === undefined) return null;
  const lines = await keptLines(tx, tenantId, exported.id);
  const names = new Map(lines.map((line) => [line.user_id, personName(line)]));
  return {
    from,
    to: exported.to_on,
    ...totals(peopleOf(lines, (id) => names.get(id) ?? '')),
    problems: [],
    exported: { slug: exported.slug, at: exported.created_at, by: personName(exported) || null },
  };
}

type File = { name: string; lines: ExportLine[]; setup: ExportSetup };

/** @throws Refusal if the company has no such export */
export async function fileLines(tx: Tx, { tenantId, slug }: { tenantId: number; slug: string }): Promise<File> {
  const { rows } = await sql<{ id: number; from_on: string }>`
    select id, from_on from payroll_export where tenant_id = ${tenantId} and slug = ${slug}`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Refusal('Export not found.');
  const { settings } = await companyPay(tx, tenantId);
  const kept = await keptLines(tx, tenantId, found.id);
  return {
    name: found.from_on,
    setup: { companyCode: settings.company_code, batch: `PL${found.id}`, codes: settings.codes },
    lines: kept.map((line, index) => ({
      employeeNum: line.employee_num,
      from: line.from_on,
      to: line.to_on,
      code: line.code,
      title: line.title,
      minutes: line.minutes,
      rate: line.rate,
      baseRate: line.base_rate,
      cents: line.cents,
      job: line.job_num,
      agreement: line.agreement,
      isAdjustment: line.is_adjustment === 1,
      ref: `PL-${found.id}-${index + 1}`,
    })),
  };
}
