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
import type { PayAdapter } from '../payments/pay-adapter.ts';
import type { QuickbooksAdapter } from '../quickbooks/quickbooks-adapter.ts';
import type { Storage } from '../storage/storage.ts';
import type { WeatherSource } from '../weather/weather-source.ts';

/** The session of a signed-in request. */
export type Session = Identity & {
  sessionId: number;
  userSlug: string;
  /** Slug of the active tenant; null without one. */
  companySlug: string | null;
  /** When the session token expires (the read-only token of resource URLs). */
  tokenExpiry: string | null;
  /** The company has no valid subscription. */
  subExpired: boolean;
  /** The release of the shell and its remotes that the page reports; stored in the history. */
  release: string | null;
  /** The header master-key-session was sent and the user's flag allows it. */
  masterKey: boolean;
  /** The person has not agreed to the current terms. */
  owesTerms: boolean;
  /** The person has no first or last name yet. */
  owesName: boolean;
  /** The person entered a password or a second factor within the last minutes. */
  isProven: boolean;
  /** The company requires a second factor and the person has none, so only setting one up is allowed. */
  lacksFactor: boolean;
  /**
   * The company requires its own identity provider and this session was opened another way, so only signing in there is
   * allowed.
   */
  lacksSignOn: boolean;
  /** The company whose single sign-on opened the session; null for any other sign-in. */
  vouchedBy: number | null;
};

type Clock = () => Date;

/** Services of the process, created once in main. */
export type Services = {
  config: Config;
  db: Database;
  limits: Limits;
  bus: Bus;
  storage: Storage;
  /** Sends mail and SMS. */
  notifier: Notifier;
  /** Messages without a carrier; in development they can be read at dev/outbox. */
  outbox: Outbox;
  /** Push messages to the devices of people whose app is closed. */
  push: Push;
  weather: WeatherSource;
  /** Who takes payments by card; null: nobody, and nothing is offered. */
  payments: PayAdapter | null;
  /** Reaches the QuickBooks Online of companies; null: it is not offered. */
  quickbooks: QuickbooksAdapter | null;
  /** Encrypts secrets that the server must be able to read again. */
  secrets: SecretBox;
  log: Logger;
  clock: Clock;
};
