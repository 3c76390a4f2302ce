import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHistoryWorld } from '../db/testing/history-world.ts';
import type { HistoryWorld } from '../db/testing/history-world.ts';
import { keepHistory } from './keep-history.ts';
import { verdict, verifyHistory } from './verify-history.ts';

let world: HistoryWorld;

beforeAll(async () => {
  world = await openHistoryWorld();
}, 60_000);

afterAll(() => world.close());

it('seals ended days at the start, logs that, and finds the day and company of a changed line', async () => {
  await world.root.query(
    `insert into record_change (at, tenant_id, model, record_id, version, happened, kind, user_id)
     values ('2026-03-05 12:00Z', 1, 'Contact', 5, 1, 'created', 'record', 1)`,
  );
  const told: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void told.push(line) });
  const keeper = await keepHistory({ db: world.db, log });
  keeper.stop();
  expect(told.join('')).toContain('"day":"2026-03-05","tenant":1,"hash":"');
  expect(verdict(await verifyHistory(world.db), 3)).toEqual(['History is as it was sealed: 3 days.']);
  await world.root.query(`begin; set local session_replication_role = replica;
    update record_change set user_id = 2 where at = '2026-03-05 12:00Z'; commit`);
  expect(verdict(await verifyHistory(world.db), 3)).toEqual(['2026-03-05, company 1: a line was changed.']);
});
