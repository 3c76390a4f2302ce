import { INCIDENT_OUTCOMES, MOST_DAYS, illnessNumber, logColumn } from '@fieldspan/domain/safety/incident';
import type { IncidentIllness, IncidentOutcome } from '@fieldspan/domain/safety/incident';
import type { IncidentCase, IncidentMonth, IncidentRegister } from '@fieldspan/contract/incident-calls';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

type Row = {
  id: number;
  slug: string;
  number: number;
  name: string;
  job_title: string | null;
  /** YYYY-MM-DD */
  happened_on: string;
  place: string | null;
  injury: string;
  outcome: IncidentOutcome;
  days_away: number;
  days_restricted: number;
  illness: IncidentIllness;
  is_logged: boolean;
};

type Of = { tenantId: number; year: number };

/** OSHA's log of a year, and how many incidents each month had. For people who may write certificates. */
export async function readRegister(tx: Tx, of: Of): Promise<IncidentRegister> {
  const rows = await incidentsOf(tx, of);
  const cases = rows.flatMap(caseOf);
  const { name, address } = await companyOf(tx, of.tenantId);
  return {
    year: of.year,
    company: { name, address },
    cases,
    totals: totalsOf(cases),
    ...(await workedIn(tx, of)),
    months: monthsOf(rows, of.year),
  };
}

const incidentsOf = async (tx: Tx, { tenantId, year }: Of): Promise<Row[]> =>
  (
    await sql<Row>`
    select i.id, i.slug, i.number, to_char(i.happened_on, 'YYYY-MM-DD') as happened_on,
      case when i.is_private = 1 then 'Privacy case'
        else coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), i.person_name, '') end as name,
      case when i.is_private = 0 then u.job_title end as job_title,
      nullif(concat_ws(', ', i.place, nullif(concat_ws(' ', j.job_num, j.job_name), ''),
        nullif(concat_ws(' ', s.job_num, s.job_name), '')), '') as place,
      concat_ws(', ', i.injury, i.body_part, i.harmed_by) as injury, i.outcome, i.illness,
      coalesce(i.days_away, 0) as days_away, coalesce(i.days_restricted, 0) as days_restricted,
      i.law in ('osha', 'both') as is_logged
    from incident i
    left join "user" u on u.id = i.user_id
    left join job j on j.tenant_id = i.tenant_id and j.id = i.job_id
    left join service s on s.tenant_id = i.tenant_id and s.id = i.service_id
    where i.tenant_id = ${tenantId} and i.happened_on >= make_date(${year}::int, 1, 1)
      and i.happened_on < make_date(${year}::int + 1, 1, 1)
    order by i.happened_on, i.number`.execute(tx)
  ).rows;

function caseOf(row: Row): IncidentCase[] {
  const column = logColumn(row);
  if (column === null || !row.is_logged) return [];
  const {
    outcome: _outcome,
    is_logged: _isLogged,
    illness,
    days_away: away,
    days_restricted: restricted,
    ...rest
  } = row;
  return [
    {
      ...rest,
      column,
      days_away: Math.min(away, MOST_DAYS),
      days_restricted: Math.min(restricted, MOST_DAYS),
      illness: illnessNumber(illness),
    },
  ];
}

function totalsOf(cases: readonly IncidentCase[]): IncidentRegister['totals'] {
  const of = (column: IncidentCase['column']) => cases.filter((one) => one.column === column).length;
  const sum = (field: 'days_away' | 'days_restricted') => cases.reduce((all, one) => all + one[field], 0);
  return {
    G: of('G'),
    H: of('H'),
    I: of('I'),
    J: of('J'),
    K: sum('days_away'),
    L: sum('days_restricted'),
    M: [1, 2, 3, 4, 5, 6].map((number) => cases.filter(({ illness }) => illness === number).length),
  };
}

function monthsOf(rows: readonly Row[], year: number): IncidentMonth[] {
  return Array.from({ length: 12 }, (_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, '0')}`;
    const those = rows.filter(({ happened_on: on }) => on.startsWith(month));
    const counted = INCIDENT_OUTCOMES.map((outcome) => [
      outcome,
      those.filter((row) => row.outcome === outcome).length,
    ]);
    return { month, counts: Object.fromEntries(counted) };
  });
}

async function companyOf(tx: Tx, tenantId: number): Promise<{ name: string; address: string | null }> {
  const { rows } = await sql<{ name: string; address: string | null }>`
    select company_name as name, nullif(concat_ws(', ', nullif(address, ''), nullif(city, ''), nullif(province, ''),
      nullif(postal_code, '')), '') as address
    from company where id = ${tenantId}`.execute(tx);
  const [company] = rows;
  if (!company) throw new Error(`There is no company ${tenantId}`);
  return company;
}

async function workedIn(tx: Tx, { tenantId, year }: Of): Promise<{ hours: number; people: number }> {
  const { rows } = await sql<{ hours: number; people: number }>`
    select coalesce(round(sum(hours)), 0)::int as hours,
      count(distinct user_id)::int as people
    from time_log where tenant_id = ${tenantId} and status = 'approved'
      and time_in >= make_date(${year}::int, 1, 1) and time_in < make_date(${year}::int + 1, 1, 1)`.execute(tx);
  return rows[0] ?? { hours: 0, people: 0 };
}
