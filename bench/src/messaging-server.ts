import { Agent } from 'node:http';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { openDatabase, type Database } from '../../server/src/db/database.ts';
import { launch } from '../../server/src/db/launcher.ts';
import { openPool } from '../../server/src/db/pool.ts';
import { type Crowd, crowdOf, fillPeople } from './messaging-people.ts';
import { ask, pollNews, pollThread, type Poller } from './messaging-polls.ts';
import { startServer, type ServerProcess } from './messaging-process.ts';
import { benchSearch } from './messaging-search.ts';
import type { MessagingSizes } from './messaging-sizes.ts';
import { printTable, quantile } from './table.ts';

const SavedSchema = v.object({ record_id: v.number() });

/** The most messages of one measurement, and the time between two of them. */
const MESSAGES = 200;
const EVERY_MS = 50;
/** The time in which fifty more people join. */
const RAMP_MS = 150;
/** Rounds in the thread with everybody in it. */
const CROWD_ROUNDS = 5;
const CHECKS = 1000;

/** A connection for the senders. */
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

async function say(origin: string, person: number, threadId: number): Promise<number> {
  const body = new URLSearchParams({ thread_id: String(threadId), message: 'The crane comes at six' });
  const data = await ask({ url: new URL('/api/Message/save', origin), person, agent, body });
  return v.parse(SavedSchema, data).record_id;
}

/** Waits until the process is idle: it responds at once, ten times in a row (for a minute at most). */
async function settled(origin: string): Promise<void> {
  const url = new URL('/healthz', origin);
  for (let quick = 0, asked = 0; quick < 10 && asked < 300; asked += 1) {
    const at = performance.now();
    await fetch(url).then((response) => response.text());
    quick = performance.now() - at < 20 ? quick + 1 : 0;
    await sleep(200);
  }
}

/** When each message was sent, and how much later each reader had it. */
class Wakes {
  readonly times: number[] = [];
  readonly #sent = new Map<number, number>();
  readonly #early = new Map<number, number[]>();

  /** A reader may get the message before its sender gets the id. */
  sent(id: number, at: number): void {
    this.#sent.set(id, at);
    for (const heard of this.#early.get(id) ?? []) this.times.push(heard - at);
    this.#early.delete(id);
  }

  readonly heard = (id: number, at: number): void => {
    const sent = this.#sent.get(id);
    if (sent === undefined) this.#early.set(id, [...(this.#early.get(id) ?? []), at]);
    else this.times.push(at - sent);
  };

  async all(count: number): Promise<void> {
    for (let waited = 0; this.times.length < count && waited < 60_000; waited += 50) await sleep(50);
    if (this.times.length < count) throw new Error(`Only ${this.times.length} of ${count} polls were woken.`);
  }
}

type Held = { server: ServerProcess; people: number; hold: (person: number, wakes: Wakes) => Poller };

/**
 * Everybody keeps a poll open while `work` sends and counts.
 * @returns the row of the table
 */
async function withHeld(
  name: string,
  { server, people, hold }: Held,
  work: (wakes: Wakes) => Promise<number>,
): Promise<string[]> {
  await settled(server.url);
  const before = await server.memory();
  const wakes = new Wakes();
  const pollers: Poller[] = [];
  for (let person = 1; person <= people; person += 1) {
    pollers.push(hold(person, wakes));
    if (person % 50 === 0) await sleep(RAMP_MS);
  }
  await settled(server.url);
  const held = await server.memory();
  const woken = await work(wakes);
  await wakes.all(woken);
  for (const poller of pollers) poller.stop();
  const perPoll = ((held - before) * 1024) / people;
  const shown = [quantile(wakes.times, 0.5), quantile(wakes.times, 0.99), Math.max(...wakes.times)];
  return [
    name,
    `${held.toFixed(0)} MB`,
    `${perPoll.toFixed(1)} KB`,
    String(woken),
    ...shown.map((ms) => ms.toFixed(0)),
  ];
}

async function benchHeld(server: ServerProcess, { people, threads, bigThread, threadOf }: Crowd): Promise<void> {
  const origin = server.url;
  // Each message in a thread of its own; the second measurement uses other threads than the first.
  const messages = Math.min(MESSAGES, Math.floor(threads * 0.4));
  const rows = [
    await withHeld(
      `threads of 10, a message every ${EVERY_MS} ms`,
      { server, people, hold: (person, { heard }) => pollThread({ origin, person, heard }, threadOf(person), 0) },
      async (wakes) => {
        for (let n = 1; n <= messages; n += 1) {
          const at = performance.now();
          wakes.sent(await say(origin, n, threadOf(n)), at);
          await sleep(Math.max(0, EVERY_MS - (performance.now() - at)));
        }
        return messages * (people / threads);
      },
    ),
    await withHeld(
      'check-new, a message to 9 others every 50 ms',
      { server, people, hold: (person, { heard }) => pollNews({ origin, person, heard }) },
      async (wakes) => {
        // Threads in which nobody has unread messages yet.
        for (let n = messages + 1; n <= messages * 2; n += 1) {
          const at = performance.now();
          await say(origin, n, threadOf(n));
          wakes.sent(threadOf(n), at);
          await sleep(Math.max(0, EVERY_MS - (performance.now() - at)));
        }
        return messages * (people / threads - 1);
      },
    ),
    await withHeld(
      'one thread with all of them',
      { server, people, hold: (person, { heard }) => pollThread({ origin, person, heard }, bigThread, 0) },
      async (wakes) => {
        for (let round = 1; round <= CROWD_ROUNDS; round += 1) {
          const at = performance.now();
          wakes.sent(await say(origin, round, bigThread), at);
          await wakes.all(round * people);
          await settled(origin);
        }
        return CROWD_ROUNDS * people;
      },
    ),
  ];
  const header = [
    `${people.toLocaleString('en')} held polls, one process`,
    'resident',
    'a poll',
    'woken',
    'p50 ms',
    'p99 ms',
    'worst ms',
  ];
  printTable('From sending to having it', header, rows);
}

/** Nothing is new, as in nearly every such call of the product. */
async function benchCheckNew(origin: string): Promise<void> {
  const url = new URL('/api/Message/check-new', origin);
  const times: number[] = [];
  for (let n = 0; n < CHECKS + 50; n += 1) {
    const at = performance.now();
    await ask({ url, person: 1, agent });
    if (n >= 50) times.push(performance.now() - at);
  }
  const shown = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99)].map((ms) => ms.toFixed(2));
  printTable('Nothing new', ['call', 'p50 ms', 'p95 ms', 'p99 ms'], [['Message/check-new', ...shown]]);
}

/** The server benchmarks of messaging: one process with an empty database of its own, without an edge. */
export async function benchMessagingServer(scratch: string, sizes: MessagingSizes): Promise<void> {
  const dataDir = join(scratch, 'messaging');
  await mkdir(dataDir, { recursive: true });
  const server = await startServer(dataDir);
  const { connection } = await launch(dataDir);
  const db: Database = openDatabase(openPool(connection, 1, () => undefined));
  try {
    const crowd = crowdOf(sizes.people);
    await fillPeople(db, crowd);
    await benchCheckNew(server.url);
    await benchHeld(server, crowd);
    await benchSearch({ origin: server.url, db, crowd }, sizes);
  } finally {
    await db.close();
    await server.stop();
  }
}
