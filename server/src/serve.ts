import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import { isError } from '@fieldspan/domain/is-error';
import { getRequestListener } from '@hono/node-server';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { ClusterError } from './db/cluster.ts';
import { MigrationError } from './db/migration.ts';
import { RoleError } from './db/roles.ts';
import { openLog } from './http/log.ts';
import { PortError } from './port-error.ts';
import { Interrupted, interruption, STOP_EVENTS } from './interruption.ts';
import { start } from './start.ts';
import type { Beginnings, Started } from './start.ts';

/** Exit codes, documented in server/README.md. */
const EXIT = { unexpected: 1, config: 2, database: 3, migration: 4, port: 5 } as const;

const TIMEOUTS = {
  /** An upload over a phone network takes long; headers do not. */
  requestTimeout: 60 * 60_000,
  headersTimeout: 60_000,
  /** Longer than the edge's keep-alive, so that the edge never writes to a connection that we have just closed. */
  keepAliveTimeout: 75_000,
};

/** Requests that still run after this time are cut off. */
const DRAIN_MS = 10_000;

async function run(beginnings: Beginnings | null): Promise<void> {
  const config = readConfig(process.env);
  if (beginnings !== null && config.demo === '0')
    throw new ConfigError('DEMO=0 asks for a server without the demo: start server/src/main.ts.');
  const started = await start({ config, log: openLog(config.logLevel), beginnings }, interruption());
  const answer = getRequestListener(started.app.fetch, { overrideGlobalObjects: false });
  const server = createServer(TIMEOUTS, (request, response) => void answer(request, response));
  try {
    await listen(server, config);
  } catch (error) {
    await started.release();
    await started.close();
    throw error;
  }
  stopOnSignals(server, started);
  announce(server, beginnings?.accounts ?? []);
}

function listen(server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    const taken = `Port ${port} on ${host} is taken. Stop what uses it, or set PORT to another one.`;
    reject(
      error.code === 'EADDRINUSE'
        ? new PortError(taken)
        : new PortError(`Cannot listen on ${host}:${port}: ${error.message}`),
    );
  });
  server.listen(port, host, resolve);
  return promise;
}

/** Tells the parent process the port and the demo accounts. */
function announce(server: Server, accounts: Beginnings['accounts']): void {
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : 0;
  process.stdout.write(`${JSON.stringify({ listening })}\n`);
  // Flush the compile cache now, because a killed process has no chance to do it at its end.
  flushCompileCache();
  process.send?.({ listening, accounts });
}

/**
 * On Ctrl-C or SIGTERM: accept no new requests, answer long polls, finish running requests, stop the database. A second
 * signal cuts running requests off; nothing skips stopping the database.
 */
function stopOnSignals(server: Server, { release, close, services: { log } }: Started): void {
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    await release();
    // A connection becomes idle only after its last response is sent, so keep closing idle ones.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(cut);
    await close();
  };
  let stopping = false;
  const exit = (code: number) => {
    if (stopping) return server.closeAllConnections();
    stopping = true;
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'stopped with an error');
        process.exit(EXIT.unexpected);
      },
    );
  };
  for (const event of STOP_EVENTS) process.on(event, () => exit(0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    exit(EXIT.unexpected);
  });
}

/** Prints a sentence for problems that a person can solve, and the stack for bugs. */
function fail(error: unknown): never {
  if (error instanceof Interrupted) process.exit(0);
  const code = exitCode(error);
  process.stderr.write(`Fieldspan server did not start.\n${textOf(error, code)}\n`);
  process.exit(code);
}

function textOf(error: unknown, code: number): string {
  if (!isError(error)) return String(error);
  if (code === EXIT.unexpected) return error.stack ?? error.message;
  return isConnectionError(error) ? `The database of DATABASE_URL cannot be used: ${error.message}` : error.message;
}

function exitCode(error: unknown): number {
  if (error instanceof ConfigError) return EXIT.config;
  if (error instanceof ClusterError || isConnectionError(error)) return EXIT.database;
  if (error instanceof MigrationError || error instanceof RoleError) return EXIT.migration;
  return error instanceof PortError ? EXIT.port : EXIT.unexpected;
}

function isConnectionError(error: unknown): boolean {
  const code = isError(error) && 'code' in error ? String(error.code) : '';
  return /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|28P01|28000|3D000)$/.test(code);
}

/**
 * Runs the server until it is asked to stop. If it cannot start, the process ends with a sentence.
 * @param beginnings what to fill an empty database with; null for nothing
 */
export async function serve(beginnings: Beginnings | null = null): Promise<void> {
  await run(beginnings).catch(fail);
}
