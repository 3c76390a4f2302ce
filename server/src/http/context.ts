import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import type { Notifier } from '../notify/notifier.ts';
import type { Push } from '../notify/open-push.ts';
import type { Outbox } from '../notify/outbox.ts';
import type { Storage } from '../storage/storage.ts';
import type { WeatherSource } from '../weather/weather-source.ts';

/** Of a signed-in request. */
export type Session = Identity & {
  sessionId: number;
  userSlug: string;
  /** Of the active employer; null without one. */
  companySlug: string | null;
  /** End of the session token (the read-only one of resource URLs). */
  tokenExpiry: string | null;
  /** The company has no valid subscription. */
  subExpired: boolean;
  /** The header master-key-session was sent and the user's flag allows it. */
  masterKey: boolean;
};

type Clock = () => Date;

/** What the process has, made once in main. */
export type Services = {
  config: Config;
  db: Database;
  bus: Bus;
  storage: Storage;
  /** Mail and SMS out. */
  notifier: Notifier;
  /** What had no carrier; development reads it at dev/outbox. */
  outbox: Outbox;
  /** Messages to the devices of people whose app is closed. */
  push: Push;
  weather: WeatherSource;
  log: Logger;
  clock: Clock;
};
