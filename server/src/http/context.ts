import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import type { SecretBox } from '../factors/secret-box.ts';
import type { Limits } from './limits.ts';
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
  /** The shell and release set that the page runs, as it says itself; for history. */
  release: string | null;
  /** The header master-key-session was sent and the user's flag allows it. */
  masterKey: boolean;
  /** Has not agreed to the present terms. */
  owesTerms: boolean;
  /** Has no first or last name yet. */
  owesName: boolean;
  /** The person showed a password or a factor of their own a moment ago. */
  isProven: boolean;
  /** The employer demands a second factor and the person has none: nothing but setting one up works. */
  lacksFactor: boolean;
  /** The employer demands its own provider and the session is another: nothing but signing in there works. */
  lacksSignOn: boolean;
  /** The employer whose single sign-on opened the session. */
  vouchedBy: number | null;
};

type Clock = () => Date;

/** What the process has, made once in main. */
export type Services = {
  config: Config;
  db: Database;
  limits: Limits;
  bus: Bus;
  storage: Storage;
  /** Mail and SMS out. */
  notifier: Notifier;
  /** What had no carrier; development reads it at dev/outbox. */
  outbox: Outbox;
  /** Messages to the devices of people whose app is closed. */
  push: Push;
  weather: WeatherSource;
  /** Seals what the server itself must read again. */
  secrets: SecretBox;
  log: Logger;
  clock: Clock;
};
