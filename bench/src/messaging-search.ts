import { Agent } from 'node:http';
import type { Database } from '../../server/src/db/database.ts';
import type { Crowd } from './messaging-people.ts';
import { ask } from './messaging-polls.ts';
import type { MessagingSizes } from './messaging-sizes.ts';
import { printTable, quantile } from './table.ts';

const BATCH = 10_000;
const WORDS = 20_000;
/** Words of a message. */
const LENGTH = 12;

/** Pseudo-random numbers that are the same in every run (Park and Miller). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const random = numbers(7);

/** Natural word frequencies: the n-th most frequent word in proportion to 1/n. */
const zipf = (count: number): number => Math.floor(Math.exp(random() * Math.log(count)));

/** A unique word for each rank. */
function wordOf(rank: number): string {
  const syllables = ['ba', 'ke', 'lo', 'mi', 'nu', 'ra', 'se', 'to', 'vi', 'zu'];
  return String(rank).replaceAll(/\d/g, (digit) => syllables[Number(digit)] ?? '');
}

const INSERT = `
  insert into message (tenant_id, thread_id, author_id, message, created_at, updated_at)
  select 1, said.thread, said.author, said.text, moment, moment
  from unnest($1::bigint[], $2::bigint[], $3::text[]) with ordinality as said (thread, author, text, n)
    cross join lateral (select now() - ($4::int - said.n) * interval '1 minute' as moment) as at`;

/** Person 1 is in every thread, person 2 in twenty. */
const joinOf = (threads: number): string => `
  insert into message_thread_user (tenant_id, thread_id, user_id)
  select 1, n, person from (values (1, ${threads}), (2, 20)) as joins (person, threads), generate_series(1, threads) n
  on conflict do nothing`;

async function fill(db: Database, { people, threads }: Crowd, count: number): Promise<void> {
  // The rows are valid by construction; checking each reference and growing the index row by row would take minutes.
  await db.statement(
    'set statement_timeout = 0; set session_replication_role = replica; set maintenance_work_mem = 256000',
  );
  await db.statement('drop index message_words_index');
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: BATCH }, () => ({
      thread: zipf(threads),
      author: 1 + Math.floor(random() * people),
      text: Array.from({ length: LENGTH }, () => wordOf(zipf(WORDS))).join(' '),
    }));
    await db.statement(INSERT, [
      batch.map(({ thread }) => thread),
      batch.map(({ author }) => author),
      batch.map(({ text }) => text),
      count - from,
    ]);
  }
  await db.statement('create index message_words_index on message using gin (tenant_id, words)');
  await db.statement(joinOf(threads));
  await db.statement('vacuum analyze');
}

type Case = { name: string; query: () => Record<string, string> };

const between = (from: number, to: number): string => wordOf(from + Math.floor(random() * (to - from)));
const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const casesOf = (people: number): readonly Case[] => [
  { name: 'a word of every few messages', query: () => ({ terms: between(1, 10) }) },
  { name: 'a word of every hundredth', query: () => ({ terms: between(50, 500) }) },
  { name: 'a rare word', query: () => ({ terms: between(5000, WORDS) }) },
  { name: 'two words', query: () => ({ terms: `${between(1, 20)} ${between(50, 500)}` }) },
  { name: 'the first three letters of a word', query: () => ({ terms: between(100, WORDS).slice(0, 3) }) },
  { name: 'a word that nobody wrote', query: () => ({ terms: `${between(1, WORDS)}x` }) },
  {
    name: 'a word, from one person',
    query: () => ({ terms: between(10, 100), from_id: String(1 + zipf(people - 1)) }),
  },
  { name: 'a word, of three old days', query: () => ({ terms: between(10, 100), since: day(300), until: day(297) }) },
];

const searchersOf = (threads: number) => [
  { person: 1, who: `in all ${threads} threads` },
  { person: 2, who: 'in 20 threads' },
];

/** Searches subjects and bodies of the messages of one company, one search at a time. */
export async function benchSearch(
  { origin, db, crowd }: { origin: string; db: Database; crowd: Crowd },
  { searched, searches }: MessagingSizes,
): Promise<void> {
  console.log(`Adding ${searched.toLocaleString('en')} messages of ${LENGTH} words …`);
  await fill(db, crowd, searched);
  const agent = new Agent({ keepAlive: true });
  const rows: string[][] = [];
  const all: number[] = [];
  for (const { person, who } of searchersOf(crowd.threads)) {
    for (const { name, query } of casesOf(crowd.people)) {
      const times: number[] = [];
      let hits = 0;
      for (let n = 0; n < searches; n += 1) {
        const url = new URL(`/api/MessageThread/search?${new URLSearchParams(query())}`, origin);
        const at = performance.now();
        const found = await ask({ url, person, agent });
        times.push(performance.now() - at);
        hits += Array.isArray(found) ? found.length : 0;
      }
      all.push(...times);
      const shown = [quantile(times, 0.5), quantile(times, 0.95)].map((ms) => ms.toFixed(1));
      rows.push([`${name}, ${who}`, (hits / searches).toFixed(0), ...shown]);
    }
  }
  rows.push(['all of them', '', ...[quantile(all, 0.5), quantile(all, 0.95)].map((ms) => ms.toFixed(1))]);
  agent.destroy();
  const title = `MessageThread/search over ${searched.toLocaleString('en')} messages`;
  printTable(title, ['search', 'hits', 'p50 ms', 'p95 ms'], rows);
}
