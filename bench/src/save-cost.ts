import * as v from 'valibot';
import { openDatabase, type Database } from '../../server/src/db/database.ts';
import { launch } from '../../server/src/db/launcher.ts';
import { openPool } from '../../server/src/db/pool.ts';
import { signedInHeaders } from './signed-in.ts';
import { printTable, quantile } from './table.ts';

/** With and without history take turns, so that both are affected alike by the machine. */
const TURNS = 20;
const SAVES = 40;
/** Saves at the start of each turn that are not counted: switching a trigger invalidates the plans. */
const WARM_UP = 8;

const SCALES = JSON.stringify(
  Array.from({ length: 200 }, (_, at) => ({ id: at, title: `Journeyman ${at}`, hour: 41.5, overtime: [1.5, 2, 2.5] })),
);

type Case = { name: string; table: string; call: string; form: (round: number, id: number) => Record<string, string> };

const CASES: readonly Case[] = [
  {
    name: 'a contact: two fields',
    table: 'contact',
    call: 'Contact/save',
    form: (round, id) => ({ id: String(id), city: `City ${round}`, phone: `555-${round}` }),
  },
  {
    name: 'a project: one field',
    table: 'job',
    call: 'Job/save',
    form: (round, id) => ({ id: String(id), address: `${round} Stone Road` }),
  },
  {
    name: `an agreement: ${Math.round(SCALES.length / 1024)} KB of JSON`,
    table: 'union',
    call: 'Union/save',
    form: (round, id) => ({ id: String(id), pay_scales: SCALES.replace('41.5', `${40 + (round % 7)}.25`) }),
  },
  {
    name: 'a new category',
    table: 'category',
    call: 'Category/save',
    form: (round) => ({ name: `Bench ${round} ${Date.now()}` }),
  },
];

const IdsSchema = v.object({ data: v.array(v.object({ id: v.number() })) });
const SavedSchema = v.object({ success: v.literal(true) });

async function idOf(origin: string, call: string, headers: Record<string, string>): Promise<number> {
  const model = call.split('/')[0] ?? '';
  const response = await fetch(new URL(`/api/${model}/get?limit=1`, origin), { headers });
  return v.parse(IdsSchema, await response.json()).data[0]?.id ?? 0;
}

type Ask = { url: URL; headers: Record<string, string> };

async function save({ url, headers }: Ask, form: Record<string, string>): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  const at = performance.now();
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer: unknown = await response.json();
  const took = performance.now() - at;
  v.parse(SavedSchema, answer);
  return took;
}

async function measure(db: Database, origin: string, each: Case): Promise<string[]> {
  const headers = await signedInHeaders(origin);
  const ask = { url: new URL(`/api/${each.call}`, origin), headers };
  const id = await idOf(origin, each.call, headers);
  const times = { with: [] as number[], without: [] as number[] };
  let round = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const side = turn % 2 === 0 ? 'with' : 'without';
    const word = side === 'with' ? 'enable' : 'disable';
    for (const trigger of ['zz_version', 'zz_history', 'zz_history_of_change'])
      await db.statement(`alter table "${each.table}" ${word} trigger ${trigger}`);
    for (let at = 0; at < WARM_UP + SAVES; at += 1) {
      round += 1;
      const took = await save(ask, each.form(round, id));
      if (at >= WARM_UP) times[side].push(took);
    }
  }
  for (const trigger of ['zz_version', 'zz_history', 'zz_history_of_change'])
    await db.statement(`alter table "${each.table}" enable trigger ${trigger}`);
  const [withIt, without] = [quantile(times.with, 0.5), quantile(times.without, 0.5)];
  return [each.name, without.toFixed(2), withIt.toFixed(2), `${(withIt / without).toFixed(2)} ×`];
}

/** What a save costs with and without its history, one at a time through the edge, in turn. */
export async function benchSaves(origin: string, dataDir: string): Promise<void> {
  const { connection } = await launch(dataDir);
  const db = openDatabase(openPool(connection, 1, () => undefined));
  const rows: string[][] = [];
  for (const each of CASES) rows.push(await measure(db, origin, each));
  await db.close();
  printTable('A save, with its history and without', ['save of', 'without p50 ms', 'with p50 ms', 'costs'], rows);
}
