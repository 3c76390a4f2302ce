import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { openDatabase, type Database } from '../../server/src/db/database.ts';
import { launch } from '../../server/src/db/launcher.ts';
import { openPool } from '../../server/src/db/pool.ts';
import { signedInHeaders } from './signed-in.ts';
import { printTable, quantile } from './table.ts';
import { timesOfCall } from './times-of-call.ts';

const PIECES = 100_000;
const CHANGED = 10_000;
const ROUNDS = { rounds: 30, warmUp: 5 };
const LOOK_MS = 50;

/** Pieces of all types of the demo's company, at fifty places, served over two years. */
const FILL = `
  with type as (select id, row_number() over (order by id) - 1 as at, count(*) over () as types
    from equipment_type where tenant_id = 1)
  insert into equipment (tenant_id, slug, type_id, description, serial_num, location, next_service_date, bought_for)
  select 1, 'bench-' || n, type.id, 'Bench piece ' || (n * 7919 % $1::int), 'B-' || n, 'Place ' || n % 50,
    date '2026-01-01' + n % 730, n % 1000 + 0.5
  from generate_series(1, $1::int) as n join type on type.at = n % type.types`;

async function fill(db: Database): Promise<void> {
  await db.statement('set statement_timeout = 0; set session_replication_role = replica');
  await db.statement(FILL, [PIECES]);
  await db.statement('vacuum analyze');
}

type Query = Readonly<Record<string, unknown>>;
type Case = { name: string; call: string; query: Query };

/** What the list of the product shows of each piece. */
const INCLUDE = {
  EquipmentType: ['name'],
  Holder: ['first_name', 'last_name'],
  Job: ['job_num', 'job_name'],
  EquipmentPlace: ['name'],
};
const PAGE = { page: 1, limit: 50, include: INCLUDE };
const LIVE = { archived: 0 };

const CASES: readonly Case[] = [
  { name: 'first page, counted', call: 'get', query: { ...PAGE, filters: LIVE } },
  { name: 'sorted by description', call: 'get', query: { ...PAGE, filters: LIVE, order: [['description', 'ASC']] } },
  { name: 'sorted by service day', call: 'get', query: { ...PAGE, order: [['next_service_date', 'DESC']] } },
  { name: 'filtered by place', call: 'get', query: { ...PAGE, filters: { ...LIVE, location: 'Place 7' } } },
  { name: 'searched: one word', call: 'get', query: { ...PAGE, filters: { description: { like: '4711' } } } },
  { name: 'summed', call: 'get', query: { ...PAGE, filters: LIVE, sum: ['bought_for'] } },
  { name: 'grouped by place', call: 'groups', query: { group: { by: 'location' }, filters: LIVE, page: 1 } },
  { name: 'grouped by type, summed', call: 'groups', query: { group: { by: 'EquipmentType' }, sum: ['bought_for'] } },
  { name: 'grouped by month', call: 'groups', query: { group: { by: 'next_service_date', unit: 'month' } } },
  { name: 'rows of a group', call: 'get', query: { ...PAGE, within: { by: 'location', value: 'Place 7' } } },
  {
    name: 'rows of a month',
    call: 'get',
    query: { ...PAGE, within: { by: 'next_service_date', unit: 'month', value: '2026-03-01' } },
  },
];

const StartedSchema = v.object({ data: v.object({ record_id: v.number() }) });
const JobSchema = v.object({ data: v.object({ state: v.string(), failed: v.number() }) });

/** @returns seconds from the request until every record is changed */
async function job(origin: string, headers: Record<string, string>, expected: number): Promise<number> {
  const body = new FormData();
  const filters = { serial_num: { like: 'B-' }, location: Array.from({ length: 5 }, (_, n) => `Place ${n}`) };
  for (const [name, value] of Object.entries({
    model: 'Equipment',
    verb: 'save',
    values: JSON.stringify({ location: 'Yard' }),
    filters: JSON.stringify(filters),
    expected: String(expected),
    client_key: randomUUID(),
  }))
    body.set(name, value);
  const startedAt = performance.now();
  const started = await fetch(new URL('/api/ListJob/start', origin), { method: 'POST', headers, body });
  const { record_id: id } = v.parse(StartedSchema, await started.json()).data;
  for (;;) {
    const answer = await fetch(new URL(`/api/ListJob/read?id=${id}`, origin), { headers });
    const { state, failed } = v.parse(JobSchema, await answer.json()).data;
    if (failed > 0) throw new Error(`${failed} records were left alone`);
    if (state === 'done') return (performance.now() - startedAt) / 1000;
    await wait(LOOK_MS);
  }
}

/** A list of 100,000 pieces, one call at a time, through the edge; then a change of 10,000 of them. */
export async function benchManyRows(origin: string, dataDir: string): Promise<void> {
  console.log(`Adding ${PIECES.toLocaleString('en')} pieces of equipment …`);
  const { connection } = await launch(dataDir);
  const db = openDatabase(openPool(connection, 1, () => undefined));
  await fill(db);
  await db.close();
  const headers = await signedInHeaders(origin);
  const rows: string[][] = [];
  for (const { name, call, query } of CASES) {
    const url = new URL(`/api/Equipment/${call}`, origin);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, JSON.stringify(value));
    const times = await timesOfCall(url, headers, ROUNDS);
    rows.push([name, ...[quantile(times, 0.5), quantile(times, 0.95)].map((ms) => ms.toFixed(1))]);
  }
  printTable(`A list of ${PIECES.toLocaleString('en')} rows`, ['call', 'p50 ms', 'p95 ms'], rows);
  const seconds = await job(origin, headers, CHANGED);
  const changed = CHANGED.toLocaleString('en');
  printTable('All that match', ['change', 's'], [[`${changed} records`, seconds.toFixed(1)]]);
}
