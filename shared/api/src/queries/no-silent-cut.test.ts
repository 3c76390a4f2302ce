// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { beginSession, endSession } from '../session.ts';
import { colleaguesQuery } from './colleagues.ts';
import { equipmentOfTypeQuery } from './equipment.ts';
import { expenseSumQuery, invoiceSumQuery, purchaseOrderSumQuery } from './financial.ts';
import { clockInFormsQuery } from './my-day.ts';
import { contactChoicesQuery, peopleChoicesQuery } from './records.ts';
import { safetyHazardsQuery } from './safety.ts';
import { plannedServicesQuery, startingProjectsQuery } from './schedule.ts';
import { projectChoicesQuery, serviceChoicesQuery } from './work-choices.ts';
import { openServicesQuery, reportedProjectsQuery } from './work-reports.ts';

/** More than the server returns in one page. */
const ALL = 450;

/** What the database adds up. */
const SUM = 1234.56;

const VALUES: Readonly<Record<string, unknown>> = {
  archived: 0,
  is_lead: 0,
  is_out_of_service: 0,
  clockin_prompt_projects_required: 1,
  clockin_prompt_services_required: 0,
};
const NULL_FIELDS = new Set(['scheduled_at', 'assigned_to', 'completed', 'start_date', 'hours_logged', 'budget_hours']);
const LISTS = new Set(['JobBid']);

const parsed = (url: URL, name: string): string[] => {
  const value: unknown = JSON.parse(url.searchParams.get(name) ?? '[]');
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
};

function valueOf(field: string, id: number): unknown {
  if (field in VALUES) return VALUES[field];
  return NULL_FIELDS.has(field) ? null : `${field} ${id}`;
}

/** A server that has this many rows of everything and returns them in pages. */
function manyRows({ url }: { url: URL }) {
  const limit = Number(url.searchParams.get('limit') ?? 50);
  const page = Number(url.searchParams.get('page') ?? 1);
  const ids = Array.from({ length: ALL }, (_, at) => at + 1).slice((page - 1) * limit, page * limit);
  const row = (id: number) => ({
    ...Object.fromEntries(parsed(url, 'fields').map((field) => [field, valueOf(field, id)])),
    ...Object.fromEntries(parsed(url, 'include').map((relation) => [relation, LISTS.has(relation) ? [] : null])),
    id,
  });
  const sums = Object.fromEntries(parsed(url, 'sum').map((field) => [field, SUM]));
  const meta = url.searchParams.has('page') ? { num_pages: Math.ceil(ALL / limit), count: ALL, sums } : null;
  return { body: { data: ids.map((id) => row(id)), meta } };
}

let asked: Request[] = [];

const { signal } = new AbortController();
const period = { from: '2026-11-16T00:00:00Z', until: '2026-11-23T00:00:00Z' };

beforeEach(() => {
  endSession();
  beginSession({ apiKey: 'k', sessionToken: 't', userId: 4, userSlug: 'dana', staySignedIn: true, masterKey: false });
  asked = fakeServer(manyRows);
});

/** Runs a query as the screens do. */
async function answered<T>(query: { queryFn?: unknown; queryKey: readonly unknown[] }): Promise<T> {
  const { queryFn } = query;
  if (typeof queryFn !== 'function') throw new Error('A query without a function');
  return queryFn({ signal });
}

it.each([
  ['colleagues', colleaguesQuery()],
  ['the calls of a week', plannedServicesQuery(period, {})],
  ['the projects that start', startingProjectsQuery({ first: '2026-11-16', last: '2026-11-22' })],
  ['what the service report counts', openServicesQuery()],
  ['what the project report compares', reportedProjectsQuery('running')],
  ['the hazards to choose from', safetyHazardsQuery()],
  ['the forms to clock in', clockInFormsQuery()],
])('%s are read completely', async (_what, query) => {
  expect(await answered(query)).toHaveLength(ALL);
});

it.each([
  ['invoices', invoiceSumQuery({})],
  ['purchase orders', purchaseOrderSumQuery({})],
  ['expenses', expenseSumQuery({})],
])('a sum of %s is that of the database over all of them, without reading them', async (_what, query) => {
  expect(await answered(query)).toEqual({ count: ALL, total: SUM });
  expect(asked.map(({ url }) => new URL(url).searchParams.get('limit'))).toEqual(['1']);
});

describe('what is chosen from', () => {
  it.each([
    ['projects', projectChoicesQuery('')],
    ['service calls', serviceChoicesQuery('')],
    ['people', peopleChoicesQuery('')],
    ['contacts', contactChoicesQuery('', 'customer')],
    ['pieces of a type', equipmentOfTypeQuery(3, true)],
  ])('says how many %s there are besides the shown ones', async (_what, query) => {
    const { rows, more } = await answered<{ rows: unknown[]; more: number }>(query);
    expect(rows.length).toBeLessThan(ALL);
    expect(rows.length + more).toBe(ALL);
  });
});
