import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { developmentBuildables } from './build/buildable.ts';
import { startApi, stopApi } from './dev/api-process.ts';
import { sendDevPage } from './dev/dev-pages.ts';
import { devConfig } from './dev/dev-release.ts';
import { jsonLog } from './edge/log.ts';
import { Proxy } from './edge/proxy.ts';
import type { Exchange } from './edge/reply.ts';
import { Upstreams } from './edge/upstreams.ts';
import { checkDataFolder, checkPort, holdDataFolder, listenOn } from './start/preconditions.ts';
import { StartError } from './start/start-error.ts';
import { startSettings } from './start/start-settings.ts';

const TO_SERVER = /^\/(?:api|resources)(?:\/|$)|^\/(?:healthz|readyz)$/;
/** The requests that the development server answers itself: compiled files, hot updates and its socket. */
const TO_COMPILERS = /^\/(?:r\/|ws$|webpack-dev-server|rspack-dev-server)/;

async function freePort(): Promise<number> {
  const probe = createServer();
  await listenOn(probe, { host: '127.0.0.1', port: 0 });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function run(): Promise<void> {
  const settings = startSettings(process.env);
  await checkPort(settings);
  await checkDataFolder(settings.dataDir);
  const lock = await holdDataFolder(settings.dataDir);
  const apiPort = await freePort();
  const api = startApi({ port: apiPort, dataDir: settings.dataDir, edgeHost: settings.host });
  const log = jsonLog((line) => process.stderr.write(line));
  const proxy = new Proxy(new Upstreams([`http://127.0.0.1:${apiPort}`], log), {
    log,
    trustsProxy: false,
    patienceMs: 5000,
  });
  const buildables = await developmentBuildables();

  function answer(exchange: Exchange, next: () => void): void {
    const path = (exchange.request.url ?? '/').split('?')[0] ?? '/';
    if (TO_SERVER.test(path)) return proxy.forward(exchange);
    if (TO_COMPILERS.test(path)) return next();
    return sendDevPage(exchange, path, buildables);
  }

  function onRequest(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    answer({ request, response }, next);
  }

  const compiler = rspack(buildables.map(devConfig));
  const server = new RspackDevServer(
    {
      host: settings.host,
      port: settings.port,
      hot: true,
      liveReload: false,
      allowedHosts: settings.host === '127.0.0.1' ? ['localhost', '127.0.0.1'] : 'all',
      static: false,
      setupExitSignals: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      setupMiddlewares: (middlewares) => [{ name: 'fieldspan', middleware: onRequest }, ...middlewares],
    },
    compiler,
  );

  async function stop(): Promise<void> {
    await server.stop();
    await stopApi(api);
    lock.release();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
  await server.start();
  process.stdout.write(
    `\nhttp://localhost:${settings.port}: ${buildables.map(({ name }) => name).join(', ')}\nCtrl-C stops it.\n\n`,
  );
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(error instanceof StartError ? error.exitCode : 1);
}
