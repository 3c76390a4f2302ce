import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { longPoll } from './long-poll.ts';
import { openBus } from './bus.ts';
import type { Bus } from './bus.ts';

const topic = { tenantId: 1, threadId: 5 };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
const notify = vi.fn<(sql: string, values: readonly unknown[]) => Promise<unknown>>((sql, values) =>
  pool.query(sql, [...values]),
);
const onError = vi.fn<(error: unknown) => void>();
const opened: Bus[] = [];

/** A process with a bus of its own. */
async function aProcess(): Promise<Bus> {
  const bus = await openBus({ connection: database.connection, notify, onError });
  opened.push(bus);
  return bus;
}

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool(database.connection);
  pool.on('error', () => undefined);
}, 60_000);

afterEach(async () => {
  await Promise.all(opened.splice(0).map((bus) => bus.close()));
  vi.clearAllMocks();
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('wakes other processes, and waiters of this one directly', async () => {
  const [here, there] = [await aProcess(), await aProcess()];
  const [own, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  here.listen(topic, own);
  there.listen(topic, other);
  here.publish(topic);
  expect(own).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
});

it('sends many events in one statement, each once', async () => {
  const [here, there] = [await aProcess(), await aProcess()];
  const other = vi.fn<() => void>();
  there.listen({ tenantId: 2, threadId: 9 }, other);
  for (let i = 0; i < 100; i += 1) here.publish(topic);
  here.publish({ tenantId: 2, threadId: 9 });
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
  expect(notify).toHaveBeenCalledOnce();
  expect(notify.mock.calls[0]?.[1][0]).toHaveLength(1);
});

it('the version of a person changes in every process', async () => {
  const [here, there] = [await aProcess(), await aProcess()];
  const person = { tenantId: 1, userId: 7 };
  const [before, elsewhere] = [there.version(person), there.version({ tenantId: 3, userId: 7 })];
  here.publish(person);
  await vi.waitFor(() => expect(there.version(person)).not.toBe(before));
  expect(there.version({ tenantId: 3, userId: 7 })).toBe(elsewhere);
  const read = there.version(person);
  const woken = vi.fn<() => void>();
  there.listen(topic, woken);
  here.publish(topic);
  await vi.waitFor(() => expect(woken).toHaveBeenCalled());
  expect(there.version(person)).toBe(read);
});

it('tells a thousand people in notifications that fit the size limit', async () => {
  const [here, there] = [await aProcess(), await aProcess()];
  const last = vi.fn<() => void>();
  there.listen({ tenantId: 123_456, userId: 1_000_999 }, last);
  for (let i = 0; i < 1000; i += 1) here.publish({ tenantId: 123_456, userId: 1_000_000 + i });
  await vi.waitFor(() => expect(last).toHaveBeenCalledOnce());
  expect(notify).toHaveBeenCalledOnce();
  expect(notify.mock.calls[0]?.[1][0]).toHaveLength(3);
});

it('wakes everybody after a reconnect, because events may have been missed', async () => {
  const bus = await aProcess();
  const wake = vi.fn<() => void>();
  bus.listen(topic, wake);
  const version = bus.version({ tenantId: 1, userId: 7 });
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
  );
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce(), 5000);
  expect(bus.version({ tenantId: 1, userId: 7 })).not.toBe(version);
  expect(onError).toHaveBeenCalled();

  const [again, there] = [vi.fn<() => void>(), await aProcess()];
  bus.listen(topic, again);
  there.publish(topic);
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
});

it('closing ends every held request, and sends what was still queued', async () => {
  const [here, there] = [await aProcess(), await aProcess()];
  const held = longPoll(here, { topic, signal: new AbortController().signal, ask: async () => null });
  const other = vi.fn<() => void>();
  there.listen({ tenantId: 2, threadId: 9 }, other);
  await vi.waitFor(() => expect(here.held()).toBe(1));
  here.publish({ tenantId: 2, threadId: 9 });
  await here.close();
  expect(await held).toBeNull();
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
});

it('a statement that fails is reported; the process keeps running', async () => {
  const bus = await aProcess();
  notify.mockRejectedValueOnce(new Error('pool is gone'));
  bus.publish(topic);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'pool is gone' })));
});
