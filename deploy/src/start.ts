import { isError } from '@fieldspan/domain/is-error';
import { BuildError } from './build/build-package.ts';
import { RegistryError } from './registry/registry-error.ts';
import { StoreAwayError } from './registry/release-store.ts';
import { type Product, startProduct } from './start/product.ts';
import { Progress } from './start/progress.ts';
import type { KeptServer } from './start/kept-server.ts';
import { START_EXIT, StartError } from './start/start-error.ts';
import { startSettings, type StartSettings } from './start/start-settings.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const servers: KeptServer[] = [];
let product: Product | null = null;
let isStopping = false;

async function stopAll(): Promise<void> {
  await product?.edge.stop();
  await Promise.all(servers.map((server) => server.stop()));
  product?.lock.release();
}

/** The first signal shuts down in order, the database last; a second one stops at once. */
function onSignal(): void {
  if (isStopping) {
    for (const server of servers) server.kill();
    process.exit(START_EXIT.unexpected);
  }
  isStopping = true;
  print('\nStopping …');
  void stopAll().then(() => {
    print('Stopped.');
    process.exit(0);
  });
}

function explain(error: unknown): { text: string; exitCode: number } {
  if (error instanceof StartError) return { text: error.message, exitCode: error.exitCode };
  if (error instanceof BuildError || error instanceof RegistryError || error instanceof StoreAwayError)
    return { text: error.message, exitCode: START_EXIT.build };
  return {
    text: isError(error) ? (error.stack ?? error.message) : String(error),
    exitCode: START_EXIT.unexpected,
  };
}

async function giveUp(error: unknown): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const { text, exitCode } = explain(error);
  process.stderr.write(`\n${text}\n`);
  await stopAll();
  process.exit(exitCode);
}

/**
 * A server that exits is restarted. If it cannot be restarted, the whole product stops: half a product helps nobody.
 */
async function watch(server: KeptServer): Promise<void> {
  await giveUp(await server.givenUp);
}

function welcome({ host, port }: StartSettings, { accounts }: Product, took: string): void {
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  print(`\nFieldspan is ready after ${took}: http://${name}:${port}\n`);
  const width = Math.max(0, ...accounts.map(({ email }) => email.length));
  for (const { email, description } of accounts) print(`  ${email.padEnd(width)}  ${description}`);
  if (accounts.length > 0) print('\n  Password of all: fieldspan-demo');
  print('\nCtrl-C stops it.');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);

try {
  const progress = new Progress(print);
  const settings = startSettings(process.env);
  product = await startProduct(settings, progress, servers);
  for (const server of servers) void watch(server);
  welcome(settings, product, progress.total());
} catch (error) {
  await giveUp(error);
}
