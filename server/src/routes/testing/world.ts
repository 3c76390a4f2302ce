import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../../app.ts';
import { openBus } from '../../bus/bus.ts';
import type { Bus } from '../../bus/bus.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { openPool } from '../../db/pool.ts';
import { openSecretBox } from '../../factors/secret-box.ts';
import type { Services } from '../../http/context.ts';
import { openLimits } from '../../http/limits.ts';
import { openNotifier } from '../../notify/open-notifier.ts';
import { openPush } from '../../notify/open-push.ts';
import { openPayments } from '../../payments/open-payments.ts';
import { openQuickbooks } from '../../quickbooks/open-quickbooks.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { openWeather } from '../../weather/open-weather.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { allRoutes } from '../all-routes.ts';
import { Caller } from './caller.ts';
import { PASSWORD, settle } from './people.ts';

/** A running application with a database of its own, two companies and their people. */
export type World = {
  services: Services;
  app: ReturnType<typeof createApp>;
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Signs somebody in; the name is their e-mail address without the domain. */
  signIn: (name: string) => Promise<Caller>;
  /** Requests to a second process with the same database, in which this one's sessions are valid. */
  elsewhere: () => Promise<World['request']>;
  /** Ids of companies and people, by name. */
  ids: Readonly<Record<string, number>>;
  stop: () => Promise<void>;
};

/** Adds the headers of a request that a local edge passes on. */
function fromHere(init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers);
  if (!headers.has('host')) headers.set('host', 'localhost');
  if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', '127.0.0.1');
  return { ...init, headers };
}

export async function openWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'world-'));
  const { connection, drop } = await createTestDatabase();
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', WEATHER_URL: 'off' });
  const log = pino({ level: config.logLevel });
  const pool = openPool(connection, 5, (error) => log.error(error));
  const db = openDatabase(pool);
  const buses: Bus[] = [];
  async function anotherBus(): Promise<Bus> {
    const bus = await openBus({ connection, notify: db.statement, onError: (error) => log.error(error) });
    buses.push(bus);
    return bus;
  }
  const services: Services = {
    config,
    log,
    db,
    limits: openLimits(db),
    clock: () => new Date(),
    push: await openPush({ db, log, config }),
    weather: openWeather(config, () => new Date()),
    payments: openPayments(config),
    quickbooks: openQuickbooks(config, () => new Date()),
    secrets: await openSecretBox(db, config),
    storage: await openStorage(config),
    ...(await openNotifier(config)),
    bus: await anotherBus(),
  };
  const ids = await settle(db);
  const app = createApp(services, allRoutes());
  const request = async (path: string, init?: RequestInit) => app.request(path, fromHere(init));
  return {
    services,
    app,
    request,
    ids,
    async elsewhere() {
      const other = createApp({ ...services, bus: await anotherBus(), limits: openLimits(db) }, allRoutes());
      return async (path, init) => other.request(path, fromHere(init));
    },
    signIn: async (name) => Caller.signIn(request, { email: `${name}@fieldspan.test`, password: PASSWORD }),
    async stop() {
      await services.push.close();
      await Promise.all(buses.map((bus) => bus.close()));
      await db.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
