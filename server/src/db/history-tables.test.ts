import { models } from '@fieldspan/contract/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableName } from './table-name.ts';
import { openHistoryWorld } from './testing/history-world.ts';
import type { HistoryWorld } from './testing/history-world.ts';

/** Logs by themselves, and notices, which are too many. */
const WITHOUT_HISTORY = new Set(['UserToken', 'ErrorLog', 'Engagement', 'Notification', 'Trash']);
/** Views of other tables. */
const VIEWS = new Set(['OpenTimeLog', 'UploadImage']);
const MODELS = Object.keys(models).filter((name) => !VIEWS.has(name));

let world: HistoryWorld;

beforeAll(async () => {
  world = await openHistoryWorld();
}, 60_000);

afterAll(() => world.close());

describe('every table of a model', () => {
  it.each(MODELS)('%s has a version', async (name) => {
    const { rows } = await world.root.query(
      `select from pg_trigger where tgrelid = $1::regclass and tgname = 'zz_version' and tgenabled = 'O'`,
      [`"${tableName(name)}"`],
    );
    expect(rows).toHaveLength(1);
  });

  it.each(MODELS.filter((name) => !WITHOUT_HISTORY.has(name)))('%s has a history', async (name) => {
    const { rows } = await world.root.query<{ tgname: string; args: string }>(
      `select tgname, encode(tgargs, 'escape') as args from pg_trigger
       where tgrelid = $1::regclass and tgname like 'zz_history%' and tgenabled = 'O' order by tgname`,
      [`"${tableName(name)}"`],
    );
    expect(rows.map(({ tgname }) => tgname)).toEqual(['zz_history', 'zz_history_of_change']);
    for (const { args } of rows) expect(args.split(String.raw`\000`)[0]).toBe(name);
  });

  it('ignores every column that the database itself computes', async () => {
    const { rows } = await world.root.query<{ relname: string; attname: string; args: string }>(
      `select c.relname, a.attname, encode(t.tgargs, 'escape') as args from pg_attribute a
       join pg_class c on c.oid = a.attrelid join pg_trigger t on t.tgrelid = c.oid and t.tgname like 'zz_%'
       where a.attgenerated <> ''`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { attname, args } of rows) expect(args).toContain(attname);
  });
});
