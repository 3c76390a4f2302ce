import { openDatabase, type Database } from '../../server/src/db/database.ts';
import { launch } from '../../server/src/db/launcher.ts';
import { openPool } from '../../server/src/db/pool.ts';
import { signedInHeaders } from './signed-in.ts';
import { printTable, quantile } from './table.ts';
import { timesOfCall } from './times-of-call.ts';

const MESSAGES = 1_000_000;
const ROUNDS = { rounds: 200, warmUp: 20 };

const LIST = 'order=[["created_at","DESC"]]&limit=50';

/** Adds messages to a thread of the demo's company, from its members in turn, spread over a year. */
const FILL = `
  with member as (
    select row_number() over (order by id) - 1 as at, tenant_id, thread_id, user_id, count(*) over () as members
    from message_thread_user where tenant_id = 1
  )
  insert into message (tenant_id, thread_id, author_id, message, created_at, updated_at)
  select member.tenant_id, member.thread_id, member.user_id, 'Bench message number ' || n, moment, moment
  from generate_series(1, $1::int) as n
    cross join lateral (select now() - ($1::int - n) * interval '30 seconds' as moment) as said
    join member on member.at = n % member.members`;

const LAST = `
  update message_thread as thread set last_message_at = said.latest
  from (select thread_id, max(created_at) as latest from message group by thread_id) as said
  where said.thread_id = thread.id`;

async function fill(db: Database): Promise<void> {
  // The rows are valid by construction; checking each reference would take most of the time.
  await db.statement('set statement_timeout = 0; set session_replication_role = replica');
  await db.statement(FILL, [MESSAGES]);
  await db.statement(LAST);
  await db.statement('vacuum analyze');
}

type Case = { name: string; path: string };

/** @param threadId a thread that the caller is a member of */
function casesOf(threadId: number): Case[] {
  const inThread = `filters={"thread_id":${threadId}}&${LIST}`;
  return [
    { name: 'Message/get, newest 50 of all + Author', path: `Message/get?${LIST}&include=["Author"]` },
    { name: 'Message/get, newest 50 of a thread + Author', path: `Message/get?${inThread}&include=["Author"]` },
    { name: '… as a page, counted', path: `Message/get?${inThread}&include=["Author"]&page=1` },
    {
      name: 'Job/get, 50 + Customer, Manager, JobBid',
      path: `Job/get?${LIST}&include=["Customer","Manager","JobBid"]`,
    },
    {
      name: 'Equipment/get, 50 + type, picture',
      path: `Equipment/get?${LIST}&include=["EquipmentType","LibraryUpload"]`,
    },
    {
      name: 'MessageThread/get, 50 + Members',
      path: `MessageThread/get?${LIST}&include=["Members"]&onlyMemberThreads=1`,
    },
    { name: 'Message/check-new', path: 'Message/check-new' },
  ];
}

/** Lists of 50 with a million messages in the database, one at a time, through the edge. */
export async function benchMillion(origin: string, dataDir: string): Promise<void> {
  console.log(`Adding ${MESSAGES.toLocaleString('en')} messages …`);
  const { connection } = await launch(dataDir);
  const db = openDatabase(openPool(connection, 1, () => undefined));
  await fill(db);
  await db.close();
  const headers = await signedInHeaders(origin);
  const rows: string[][] = [];
  for (const { name, path } of casesOf(1)) {
    const times = await timesOfCall(new URL(encodeURI(`/api/${path}`), origin), headers, ROUNDS);
    rows.push([name, ...[quantile(times, 0.5), quantile(times, 0.95)].map((ms) => ms.toFixed(1))]);
  }
  printTable(`With ${MESSAGES.toLocaleString('en')} messages`, ['call', 'p50 ms', 'p95 ms'], rows);
}
