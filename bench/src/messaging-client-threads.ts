import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { openDatabase, type Database } from '../../server/src/db/database.ts';
import { launch } from '../../server/src/db/launcher.ts';
import { openPool } from '../../server/src/db/pool.ts';
import { signedInHeaders } from './signed-in.ts';

export const LONG = 100_000;
const SHORT = 60;

export type BenchThread = { id: number; path: string; subject: string; count: number };

/** The first words of its newest message. */
export const newestOf = ({ count }: BenchThread): string => `Line ${count}:`;

/** Both are between the demo's Admin and technician, who have read them. */
export type BenchThreads = {
  short: BenchThread;
  /** Short threads for the exchange of messages: one for each network profile. */
  talks: readonly [BenchThread, BenchThread];
  long: BenchThread;
  /** A pinned message 37 % into the long thread. */
  sought: { id: number; text: string };
};

const SavedSchema = v.object({ record_id: v.number(), slug: v.string() });
const PeopleSchema = v.array(v.object({ id: v.number(), email: v.string() }));

/** Calls the API as the Admin. */
async function callerOf(url: string) {
  const headers = { ...(await signedInHeaders(url)), origin: url };
  return async (path: string, fields?: Record<string, string>): Promise<unknown> => {
    const body = fields && new URLSearchParams(fields);
    const response = await fetch(`${url}/api/${path}`, body ? { method: 'POST', headers, body } : { headers });
    const { success, data, errors } = v.parse(EnvelopeSchema, await response.json());
    if (!success) throw new Error(`${path}: ${errors.join(' ')}`);
    return data;
  };
}

/** Sentences of 3 to 40 words, so that neighbouring rows differ in height; a minute apart, the last one now. */
const FILL = `
  insert into message (tenant_id, thread_id, author_id, message, client_key, created_at, updated_at)
  select thread.tenant_id, thread.id, member.user_id,
    'Line ' || n || ':' || repeat(' the strainer is full of slag', 1 + (n * 7919) % 8), gen_random_uuid(), moment, moment
  from message_thread as thread
    cross join generate_series(1, $2::int) as n
    cross join lateral (select now() - ($2::int - n) * interval '1 minute' as moment) as said
    join (select thread_id, user_id, row_number() over (partition by thread_id order by user_id) as at
          from message_thread_user) as member on member.thread_id = thread.id and member.at = 1 + (n / 3) % 2
  where thread.id = $1
  order by n`;

const READ = `
  update message_thread_user set last_read = now(),
    last_read_message_id = (select max(id) from message where thread_id = $1)
  where thread_id = $1`;

const LAST = `
  update message_thread as thread
  set last_message_at = said.created_at, last_message = said.message, last_message_by = said.author_id
  from (select * from message where thread_id = $1 order by id desc limit 1) as said where thread.id = $1`;

async function fill(db: Database, { id, count }: BenchThread): Promise<void> {
  await db.statement(FILL, [id, count]);
  await db.statement(LAST, [id]);
  await db.statement(READ, [id]);
}

/** Adds a thread of a few messages and one of very many to the demo. */
export async function startBenchThreads(url: string, dataDir: string): Promise<BenchThreads> {
  const call = await callerOf(url);
  const people = v.parse(PeopleSchema, await call('User/get?limit=100&fields=["id","email"]'));
  const tech = people.find(({ email }) => email === 'tech@fieldspan.test');
  if (!tech) throw new Error('The demo has no technician.');
  const start = async (subject: string, count: number): Promise<BenchThread> => {
    const saved = v.parse(SavedSchema, await call('MessageThread/save', { subject, Members: `[${tech.id}]` }));
    return { id: saved.record_id, path: `/message/${saved.slug}`, subject, count };
  };
  const long = await start('Bench, a long thread', LONG);
  const short = await start('Bench, a short thread', SHORT);
  const talks = [await start('Bench, a talk', SHORT), await start('Bench, a slow talk', SHORT)] as const;
  console.log(`Adding ${LONG.toLocaleString('en')} messages to one thread …`);
  const { connection } = await launch(dataDir);
  const db = openDatabase(openPool(connection, 1, () => undefined));
  await db.statement('set statement_timeout = 0; set session_replication_role = replica');
  for (const thread of [...talks, long, short]) await fill(db, thread);
  await db.statement('vacuum analyze');
  await db.close();
  const text = `Line ${Math.round(LONG * 0.37)}:`;
  const filters = JSON.stringify({ thread_id: long.id, message: { like: text } });
  const [found] = v.parse(v.array(v.object({ id: v.number() })), await call(`Message/get?filters=${filters}`));
  if (!found) throw new Error(`${text} was not found.`);
  await call('MessageThread/pin', { id: String(long.id), message_id: String(found.id) });
  return { short, talks, long, sought: { id: found.id, text } };
}
