import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { openBus } from './bus/bus.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import type { Database } from './db/database.ts';
import { ClusterError } from './db/cluster.ts';
import { launch } from './db/launcher.ts';
import type { EmbeddedDatabase } from './db/launcher.ts';
import { migrate, readMigrations } from './db/migrate.ts';
import { connectionConfig, openPool } from './db/pool.ts';
import { openFormWordsKeeper } from './forms/form-words.ts';
import { openSecretBox } from './factors/secret-box.ts';
import { keepHistory } from './history/keep-history.ts';
import type { Services } from './http/context.ts';
import { openLimits } from './http/limits.ts';
import { openErasureKeeper } from './leaving/erasure-keeper.ts';
import { openExportKeeper } from './leaving/export-keeper.ts';
import { openTextKeeper } from './library/text/text-keeper.ts';
import { openListJobKeeper } from './list-jobs/list-job-keeper.ts';
import { openCounters } from './metrics/metrics.ts';
import { openNotifier } from './notify/open-notifier.ts';
import { openPush } from './notify/open-push.ts';
import { openPayments } from './payments/open-payments.ts';
import { openQuickbooksKeeper } from './quickbooks/quickbooks-keeper.ts';
import { openQuickbooks } from './quickbooks/open-quickbooks.ts';
import { openPlanKeeper } from './plans/plan-keeper.ts';
import { openBegunKeeper } from './routes/files/parts/begun-keeper.ts';
import { openFormMailKeeper } from './routes/forms/form-mail-keeper.ts';
import { openReminderKeeper } from './routes/documents/reminders/reminder-keeper.ts';
import { allRoutes } from './routes/all-routes.ts';
import { openTrashKeeper } from './registry/trash/trash-keeper.ts';
import { openStorage } from './storage/open-storage.ts';
import { openContractKeeper } from './contracts/contract-keeper.ts';
import { openTaskReminders } from './tasks/task-reminders.ts';
import { openWeather } from './weather/open-weather.ts';

export type Started = {
  app: ReturnType<typeof createApp>;
  services: Services;
  /** Ends all long polls, so that the HTTP server can finish its requests. */
  release: () => Promise<void>;
  /** Closes everything; the embedded database last. */
  close: () => Promise<void>;
};

/** How another process reaches the same database. */
type DatabaseAddress = EmbeddedDatabase['connection'] | { connectionString: string };

/** What an empty installation is filled with; the caller of the server provides it. */
export type Beginnings = {
  /** Accounts to print at the start. */
  accounts: readonly { email: string; description: string }[];
  /** Runs on a migrated database, before the first request. */
  fill: (place: { db: Database; address: DatabaseAddress; log: Logger }) => Promise<void>;
};

export type Starting = { config: Config; log: Logger; beginnings: Beginnings | null };

/**
 * Starts in this order: database, migrations, storage, bus, beginnings, application.
 * @param interrupted rejects when the start must be cancelled; an embedded database is then stopped again
 */
export async function start(starting: Starting, interrupted: Promise<never>): Promise<Started> {
  const database = await openServer(starting);
  try {
    return await Promise.race([open(starting, database), interrupted]);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

type DatabaseServer = { connection: DatabaseAddress; stop: () => Promise<void> };

/** The PostgreSQL at DATABASE_URL, or the embedded one. */
async function openServer({ config, log }: Starting): Promise<DatabaseServer> {
  if (config.databaseUrl !== null)
    return { connection: { connectionString: config.databaseUrl }, stop: async () => {} };
  const embedded = await launch(config.dataDir);
  if (embedded.adopted) log.info('took over the database of an earlier process');
  let isStopping = false;
  const stop = (): Promise<void> => {
    isStopping = true;
    return embedded.stop();
  };
  /** Not caught on purpose: this process ends, and its supervisor restarts both. */
  async function watch(): Promise<void> {
    await embedded.ended;
    if (!isStopping) throw new ClusterError('The embedded database ended by itself.');
  }
  void watch();
  return { connection: embedded.connection, stop };
}

const clock = () => new Date();

async function open({ config, log, beginnings }: Starting, server: DatabaseServer): Promise<Started> {
  const connection = connectionConfig(server.connection);
  const onError = (error: unknown) => log.warn({ err: error }, 'database connection');
  const tell = (sentence: string) => log.warn(sentence);
  const ran = await migrate(connection, await readMigrations(), { liveLevel: config.liveLevel, tell });
  if (ran.length > 0) log.info({ ran }, 'database is up to date');
  const pool = openPool(connection, config.poolSize, onError);
  const db = openDatabase(pool);
  const storage = await openStorage(config, (error) => log.warn({ err: error }, 'a file was not copied to the backup'));
  const bus = await openBus({ connection, notify: db.statement, onError });
  const push = await openPush({ db, log, config });
  const services: Services = {
    config,
    db,
    limits: openLimits(db),
    storage,
    bus,
    ...(await openNotifier(config)),
    push,
    weather: openWeather(config, clock),
    payments: openPayments(config),
    quickbooks: openQuickbooks(config, clock),
    secrets: await openSecretBox(db, config),
    log,
    clock,
  };
  const history = await keepHistory({ db, log });
  const removers = [
    openTrashKeeper({ db, storage, log }),
    openBegunKeeper({ db, storage, log }),
    openExportKeeper({ db, storage, log }),
    openErasureKeeper({ db, storage, log, dataDir: config.dataDir }),
  ];
  await beginnings?.fill({ db, address: server.connection, log });
  const keepers = [
    openFormWordsKeeper({ db, log }),
    openFormMailKeeper(services),
    openTaskReminders(services),
    openContractKeeper(services),
    openReminderKeeper(services),
    openListJobKeeper(services),
    openQuickbooksKeeper(services),
    openPlanKeeper(services),
    openTextKeeper({ db, storage, log }),
  ];
  const counters = await openCounters(config.metrics, pool.pg);
  return {
    app: createApp(services, allRoutes(), counters.note),
    services,
    release: () => bus.close(),
    async close() {
      await counters.close();
      history.stop();
      await push.close();
      for (const keeper of [...keepers, ...removers]) await keeper.close();
      await db.close();
      await server.stop();
    },
  };
}
