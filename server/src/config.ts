import { resolve } from 'node:path';
import { edgeKeysIn } from '@fieldspan/contract/edge-key';
import type { EdgeKeys } from '@fieldspan/contract/edge-key';
import { DEMO_MODES, isLocalStart, openStartProblem } from '@fieldspan/contract/open-start';
import type { DemoMode, StartFacts } from '@fieldspan/contract/open-start';
import { errorMessage } from '@fieldspan/domain/is-error';
import * as v from 'valibot';

import type { PaymentSettings } from './payments/open-payments.ts';
import { planPrices, TEST_PRICES } from './subscriptions/plan-prices.ts';
import type { PlanPrices } from './subscriptions/plan-prices.ts';
import type { QuickbooksSettings } from './quickbooks/open-quickbooks.ts';
import type { WeatherSettings } from './weather/open-weather.ts';

const Text = v.pipe(v.string(), v.trim());

/** null if it is not set. */
const optional = <S extends v.GenericSchema<string, unknown>>(schema: S) => v.nullish(schema, null);

const ConfigSchema = v.object({
  PORT: v.optional(
    v.pipe(
      Text,
      v.regex(/^\d+$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65_535, 'must not be above 65535'),
    ),
    '8081',
  ),
  HOST: v.optional(Text, '127.0.0.1'),
  /** The address the edge listens on, if the starter of this process also started the edge. */
  EDGE_HOST: optional(Text),
  /** 1: a proxy in front of the edge reports the client's address and protocol. */
  TRUST_PROXY: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  /** The key with which edges and servers sign what they tell each other; after a comma, the previous key. */
  FIELDSPAN_EDGE_KEY: optional(Text),
  DATA_DIR: v.optional(Text, '.data'),
  DATABASE_URL: optional(v.pipe(Text, v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'))),
  /** Maximum number of connections in the pool. */
  DATABASE_POOL: v.optional(
    v.pipe(Text, v.regex(/^[1-9]\d?$/, 'must be a number from 1 to 99'), v.transform(Number)),
    '20',
  ),
  /** The lowest API level that any live release was built for; without it contract migrations do not run. */
  LIVE_API_LEVEL: v.optional(
    v.pipe(Text, v.regex(/^\d{1,6}$/, 'must be an API level such as 12'), v.transform(Number)),
    '0',
  ),
  /** 0: an empty database stays empty, and demo accounts cannot sign in; public: the demo is open to everybody. */
  DEMO: v.optional(v.picklist(DEMO_MODES, 'must be 0, 1 or public'), '1'),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
  /** 1: a line in the log for each request; without it, where there is no demo. */
  REQUEST_LOG: optional(v.picklist(['0', '1'], 'must be 0 or 1')),
  /** Where counters for Prometheus are read, at /metrics, beside the port that people reach; without it nowhere. */
  METRICS_PORT: optional(
    v.pipe(
      Text,
      v.regex(/^\d+$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65_535, 'must not be above 65535'),
    ),
  ),
  METRICS_HOST: v.optional(Text, '127.0.0.1'),
  /** The address that people type, used for links in mail; without it, a loopback address. */
  PUBLIC_URL: optional(v.pipe(Text, v.url('must be a URL'))),
  SMTP_URL: optional(v.pipe(Text, v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(Text, 'Fieldspan <no-reply@fieldspan.test>'),
  /** The key that encrypts secrets in the database; without it, a key stored in the database is used. */
  SECRETS_KEY: optional(
    v.pipe(
      Text,
      v.regex(/^[\w+/-]{43}=?$/, 'must be 32 random bytes in base64, such as `openssl rand -base64 32` prints'),
      v.transform((text) => Buffer.from(text, 'base64')),
    ),
  ),
  /** 1: single sign-on providers may be in a private network. */
  SIGN_ON_PRIVATE: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  /** An SMS service with Twilio's API; the three variables after it turn SMS on. */
  SMS_URL: v.optional(
    v.pipe(Text, v.regex(/^https?:\/\//, 'must start with https:// or http://'), v.url('must be a URL')),
    'https://api.twilio.com',
  ),
  SMS_ACCOUNT: optional(Text),
  SMS_TOKEN: optional(Text),
  SMS_FROM: optional(Text),
  /** local: payments by card on a page of this server, which takes no money. */
  PAYMENTS: optional(v.picklist(['local'], 'must be local')),
  /** Stripe, or another address with its API: the secret key, the secret of its webhook, and the ids of the companies whose account it is. */
  STRIPE_URL: v.optional(
    v.pipe(Text, v.regex(/^https?:\/\//, 'must start with https:// or http://'), v.url('must be a URL')),
    'https://api.stripe.com',
  ),
  STRIPE_SECRET_KEY: optional(Text),
  STRIPE_WEBHOOK_SECRET: optional(Text),
  STRIPE_COMPANIES: optional(v.pipe(Text, v.regex(/^\d+(\s*,\s*\d+)*$/, 'must be ids of companies, such as 1,2'))),
  /** What a seat of each plan costs, taxes included, such as `month=29.00,year=290.00`; without it no plan is sold. */
  SUBSCRIPTION_PRICES: optional(Text),
  SUBSCRIPTION_CURRENCY: v.optional(v.picklist(['cad', 'usd'], 'must be cad or usd'), 'cad'),
  /** local: books of this server, which nobody keeps. */
  QUICKBOOKS: optional(v.picklist(['local'], 'must be local')),
  /** The app at Intuit by which companies connect their QuickBooks Online. */
  QUICKBOOKS_CLIENT_ID: optional(Text),
  QUICKBOOKS_CLIENT_SECRET: optional(Text),
  QUICKBOOKS_ENVIRONMENT: v.optional(
    v.picklist(['sandbox', 'production'], 'must be sandbox or production'),
    'production',
  ),
  S3_BUCKET: optional(Text),
  S3_REGION: v.optional(Text, 'us-east-1'),
  S3_ENDPOINT: optional(v.pipe(Text, v.url('must be a URL'))),
  S3_ACCESS_KEY_ID: optional(Text),
  S3_SECRET_ACCESS_KEY: optional(Text),
  /**
   * The weather service. Default: Open-Meteo, or another address with the same API. With WEATHER_KEY: an address with
   * OpenWeather's current-weather call, such as https://api.openweathermap.org/data/2.5/weather. `off`: no service.
   */
  WEATHER_URL: optional(
    v.union([
      v.literal('off'),
      v.pipe(Text, v.regex(/^https?:\/\//, 'must start with https:// or http://'), v.url('must be a URL')),
    ]),
  ),
  /** Where place names are looked up, with Open-Meteo's geocoding API. */
  WEATHER_PLACES_URL: optional(
    v.pipe(Text, v.regex(/^https?:\/\//, 'must start with https:// or http://'), v.url('must be a URL')),
  ),
  WEATHER_KEY: optional(Text),
});

const OPEN_METEO = {
  forecast: 'https://api.open-meteo.com/v1/forecast',
  places: 'https://geocoding-api.open-meteo.com/v1/search',
} as const;

type Env = v.InferOutput<typeof ConfigSchema>;

export type Config = ReturnType<typeof configOf>;

/** An environment variable has a value with which the server cannot start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the environment once, at the start.
 * @throws ConfigError naming the variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = v.safeParse(ConfigSchema, set);
  if (parsed.success) return configOf(parsed.output);
  const lines = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${reason(issue)}`);
  throw new ConfigError(lines.join('\n'));
}

/**
 * The reason of an issue. A union (empty or a value) has its reason in its inner issues. A value that may be a secret
 * is not repeated.
 */
function reason(issue: v.BaseIssue<unknown>): string {
  const inner = issue.issues?.at(-1);
  if (inner) return reason(inner);
  const isHarmless = typeof issue.input === 'string' && /^\w{0,20}$/.test(issue.input);
  return isHarmless ? `${issue.message} (is ${JSON.stringify(issue.input)})` : issue.message;
}

function configOf(env: Env) {
  const facts: StartFacts = {
    hosts: [env.HOST, ...(env.EDGE_HOST === null ? [] : [env.EDGE_HOST])],
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL,
    trustsProxy: env.TRUST_PROXY === '1',
    demo: env.DEMO,
  };
  const problem = openStartProblem(facts);
  if (problem !== null) throw new ConfigError(problem);
  const isLocal = isLocalStart(facts);
  // If only this machine can reach the server, the demo is never public.
  const demo: DemoMode = env.DEMO === 'public' && isLocal ? '1' : env.DEMO;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    liveLevel: env.LIVE_API_LEVEL,
    demo,
    /** Everything listens on loopback only. */
    isLocal,
    logLevel: env.LOG_LEVEL,
    requestLog: (env.REQUEST_LOG ?? (demo === '0' ? '1' : '0')) === '1',
    metrics: env.METRICS_PORT === null ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    publicUrl: env.PUBLIC_URL,
    edgeKeys: edgeKeysOf(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    secretsKey: env.SECRETS_KEY,
    signOnPrivate: env.SIGN_ON_PRIVATE === '1',
    sms: smsOf(env),
    s3: s3Of(env),
    weather: weatherOf(env),
    payments: paymentsOf(env, isLocal || demo !== '0'),
    plans: plansOf(env),
    quickbooks: quickbooksOf(env, isLocal || demo !== '0'),
  };
}

function edgeKeysOf({ FIELDSPAN_EDGE_KEY }: Env): EdgeKeys {
  try {
    return edgeKeysIn(FIELDSPAN_EDGE_KEY);
  } catch (error) {
    throw new ConfigError(errorMessage(error));
  }
}

function weatherOf({ WEATHER_URL: url, WEATHER_KEY: key, WEATHER_PLACES_URL: places }: Env): WeatherSettings {
  if (url === 'off') return null;
  if (key !== null) {
    if (url === null) throw new ConfigError('WEATHER_URL must be set together with WEATHER_KEY');
    return { kind: 'openweather', url, key };
  }
  return url === null
    ? { kind: 'open-meteo', url: OPEN_METEO.forecast, placesUrl: places ?? OPEN_METEO.places }
    : { kind: 'open-meteo', url, placesUrl: places };
}

function paymentsOf(env: Env, isDemo: boolean): PaymentSettings {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_COMPANIES: companies } = env;
  if (env.PAYMENTS === 'local') {
    if (key !== null) throw new ConfigError('PAYMENTS=local and STRIPE_SECRET_KEY exclude each other');
    if (!isDemo) throw new ConfigError('PAYMENTS=local takes no money: it is for this machine alone, or for a demo');
    return 'local';
  }
  if (key === null && webhookSecret === null && companies === null) return null;
  if (key === null || webhookSecret === null || companies === null)
    throw new ConfigError('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_COMPANIES must be set together');
  return { url: env.STRIPE_URL, key, webhookSecret, companies: companies.split(',').map(Number) };
}

/** The local provider sells test plans, since it takes no money. */
function plansOf({
  SUBSCRIPTION_PRICES: text,
  SUBSCRIPTION_CURRENCY: currency,
  PAYMENTS: payments,
}: Env): PlanPrices | null {
  if (text === null) return payments === 'local' ? TEST_PRICES : null;
  const plans = planPrices(text, currency);
  if (plans === null)
    throw new ConfigError('SUBSCRIPTION_PRICES must be prices of plans, such as month=29.00,year=290.00');
  return plans;
}

function quickbooksOf(env: Env, isDemo: boolean): QuickbooksSettings {
  const { QUICKBOOKS_CLIENT_ID: clientId, QUICKBOOKS_CLIENT_SECRET: clientSecret } = env;
  if (env.QUICKBOOKS === 'local') {
    if (clientId !== null) throw new ConfigError('QUICKBOOKS=local and QUICKBOOKS_CLIENT_ID exclude each other');
    if (!isDemo) throw new ConfigError('QUICKBOOKS=local keeps no books: it is for this machine alone, or for a demo');
    return 'local';
  }
  if (clientId === null && clientSecret === null) return null;
  if (clientId === null || clientSecret === null)
    throw new ConfigError('QUICKBOOKS_CLIENT_ID and QUICKBOOKS_CLIENT_SECRET must be set together');
  return { clientId, clientSecret, environment: env.QUICKBOOKS_ENVIRONMENT };
}

function smsOf({ SMS_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from }: Env) {
  if (account === null && token === null && from === null) return null;
  if (account === null || token === null || from === null)
    throw new ConfigError('SMS_ACCOUNT, SMS_TOKEN and SMS_FROM must be set together');
  return { url, account, token, from };
}

function s3Of(env: Env) {
  if (env.S3_BUCKET === null) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (accessKeyId === null || secretAccessKey === null) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together with S3_BUCKET');
  }
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? undefined,
    accessKeyId,
    secretAccessKey,
  };
}
