import { Kysely, PostgresDialect } from 'kysely';
import { Pool as PgPool, TypeOverrides } from 'pg';
import type { ClientConfig, PoolConfig } from 'pg';
import { keepPlans } from './kept-plans.ts';
import type { Schema } from './schema.ts';

const asText = (text: string) => text;
/** Parses an array without nulls, such as {1,2}. */
const asNumbers = (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number));
const asInstant = (text: string) => new Date(text).toISOString();

/** Parsers by type id: bigint and numeric become numbers, instants ISO text, dates and json stay text. */
const PARSERS: readonly [oid: number, parse: (text: string) => unknown][] = [
  [20, Number], // int8
  [1016, asNumbers], // int8[]
  [1700, Number], // numeric
  [700, Number], // float4
  [114, asText], // json
  [1082, asText], // date
  [1184, asInstant], // timestamptz
];

const types = new TypeOverrides();
for (const [oid, parse] of PARSERS) types.setTypeParser(oid, parse);

/** Statement timeout of requests: a longer one would hold a connection that others wait for. */
const STATEMENT_TIMEOUT_MS = 20_000;

/** JIT is off, because compiling takes longer than any of our statements. */
const SETTINGS = '-c timezone=UTC -c jit=off';

/** Settings of every connection; the bus uses them for its own one. */
export function connectionConfig(base: ClientConfig): ClientConfig {
  return { ...base, types, options: SETTINGS, application_name: 'fieldspan' };
}

export type Pool = {
  kysely: Kysely<Schema>;
  /** Connections with the role app_system from the start, for the first query of every request in one round trip. */
  lookups: Kysely<Schema>;
  pg: PgPool;
};

/**
 * @param base its timeouts, if it names any, replace the ones of the product
 * @param size connections for work; lookups get a quarter of that in addition
 */
export function openPool(base: ClientConfig, size: number, onError: (error: Error) => void): Pool {
  const config = connectionConfig(base);
  const work = open({ ...config, max: size }, onError);
  const asSystem = { ...config, max: Math.ceil(size / 4), options: `${SETTINGS} -c role=app_system` };
  return { pg: work, kysely: over(work), lookups: over(open(asSystem, onError)) };
}

function open(config: PoolConfig, onError: (error: Error) => void): PgPool {
  const pool = new PgPool({
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    ...config,
  });
  // The pool replaces a connection that breaks while idle; without this listener the error would end the process.
  pool.on('error', onError);
  pool.on('connect', keepPlans);
  // The same for a connection that breaks between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

function over(pool: PgPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
