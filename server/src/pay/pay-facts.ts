import { companyHolidays } from '@fieldspan/domain/pay/company-holidays';
import type { WorkPlace } from '@fieldspan/domain/pay/company-holidays';
import type { Agreement } from '@fieldspan/domain/pay/classify';
import { dayNamed, dayNumber } from '@fieldspan/domain/pay/local-time';
import { PLAIN_RULES, payRules } from '@fieldspan/domain/pay/pay-rules';
import type { PayPeriod } from '@fieldspan/domain/pay/pay-period';
import { payrollSettings } from '@fieldspan/domain/pay/payroll-settings';
import type { PayrollSettings } from '@fieldspan/domain/pay/payroll-settings';
import { zoneOfRegion } from '@fieldspan/domain/region-zones';
import { sql } from 'kysely';
import { breaksOf } from '../db/breaks-of.ts';
import type { Tx } from '../db/database.ts';

/** A week on either side: limits of a week count days outside of the period. */
const MARGIN_DAYS = 8;

export type LoggedRow = {
  id: number;
  user_id: number;
  time_in: string;
  time_out: string | null;
  break_hours: number | null;
  breaks_json: string | null;
  pay_scale: string | null;
  status: string;
  job: string | null;
  job_id: number | null;
  cost_code_id: number | null;
};

export type PaidPerson = {
  id: number;
  first_name: string | null;
  last_name: string | null;
  union_id: number | null;
  pay_scale: string | null;
  pay_rate: number | null;
  employee_num: string | null;
};

type VersionRow = {
  id: number;
  union_id: number;
  effective_from: string;
  pay_scales: string | null;
  rules_json: string | null;
};
type UnionRow = { id: number; title: string; is_default: number; pay_scales: string | null };

/** Everything that a period's pay is reckoned from. */
export type PayFacts = {
  settings: PayrollSettings;
  zone: string;
  logs: readonly LoggedRow[];
  people: ReadonlyMap<number, PaidPerson>;
  unions: readonly UnionRow[];
  versions: readonly VersionRow[];
  /** The rules of a version with its holidays; of null, those of no version. */
  agreementOf: (rulesText: string | null) => Agreement;
};

type CompanyPay = Pick<PayFacts, 'settings' | 'zone'> & { place: WorkPlace };

/** What a company has said about pay, and where it works. */
export async function companyPay(tx: Tx, tenantId: number): Promise<CompanyPay> {
  const { rows } = await sql<{ country: string | null; province: string | null; payroll_json: string | null }>`
    select c.country, c.province, s.payroll_json from company c
    left join company_setting s on s.tenant_id = c.id
    where c.id = ${tenantId} order by s.id limit 1`.execute(tx);
  const { country = null, province = null, payroll_json = null } = rows[0] ?? {};
  const settings = payrollSettings(payroll_json);
  return { settings, zone: settings.zone ?? zoneOfRegion(province), place: { country, region: province } };
}

/** Reads rules once for each version, with the holidays of the years around a period. */
function agreements({ place, settings }: CompanyPay, { from }: PayPeriod): PayFacts['agreementOf'] {
  const years = [-1, 0, 1, 2].map((step) => Number(from.slice(0, 4)) + step);
  const known = new Map<string | null, Agreement>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const rules = payRules(text) ?? PLAIN_RULES;
    const made = { rules, holidays: companyHolidays({ place, settings, more: rules.more_holidays }, years) };
    known.set(text, made);
    return made;
  };
}

/** @param asked days, and of whom; of everybody if that is missing */
export async function payFacts(
  tx: Tx,
  tenantId: number,
  asked: PayPeriod & { people?: readonly number[] },
): Promise<PayFacts> {
  const { from, to, people: only = null } = asked;
  const company = await companyPay(tx, tenantId);
  const [first, last] = [dayNamed(dayNumber(from) - MARGIN_DAYS), dayNamed(dayNumber(to) + MARGIN_DAYS)];
  const { rows: logs } = await sql<LoggedRow>`
    select l.id, l.user_id, l.time_in, l.time_out, l.break_hours, l.pay_scale, l.status,
      ${breaksOf('l')} as breaks_json,
      coalesce(j.job_num, s.job_num) as job, l.job_id, l.cost_code_id
    from time_log l
    left join job j on j.tenant_id = l.tenant_id and j.id = l.job_id
    left join service s on s.tenant_id = l.tenant_id and s.id = l.service_id
    where l.tenant_id = ${tenantId} and l.user_id is not null
      and l.time_in >= ${first}::date and l.time_in < ${last}::date
      and (${only}::bigint[] is null or l.user_id = any(${only}::bigint[]))
    order by l.time_in, l.id`.execute(tx);
  const { rows: people } = await sql<PaidPerson>`
    select u.id, u.first_name, u.last_name, s.union_id, s.pay_scale, s.pay_rate, s.employee_num
    from "user" u left join user_company_setting s on s.tenant_id = ${tenantId} and s.user_id = u.id
    where u.id = any(${[...new Set(logs.map(({ user_id }) => user_id))]}::bigint[])`.execute(tx);
  const unions = await tx
    .selectFrom('union')
    .where('tenant_id', '=', tenantId)
    .select(['id', 'title', 'is_default', 'pay_scales'])
    .orderBy('id')
    .execute();
  const versions = await tx
    .selectFrom('agreement_version')
    .where('tenant_id', '=', tenantId)
    .select(['id', 'union_id', 'effective_from', 'pay_scales', 'rules_json'])
    .execute();
  return {
    settings: company.settings,
    zone: company.zone,
    agreementOf: agreements(company, asked),
    logs,
    people: new Map(people.map((person) => [person.id, person])),
    unions,
    versions,
  };
}
