import { resolve } from 'node:path';
import * as v from 'valibot';

const Text = v.pipe(v.string(), v.trim());

/** An empty variable is an unset one. */
const optional = <S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      schema,
    ]),
    '',
  );

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
  DATA_DIR: v.optional(Text, '.data'),
  DATABASE_URL: optional(v.pipe(Text, v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'))),
  /** Connections of the pool. */
  DATABASE_POOL: v.optional(
    v.pipe(Text, v.regex(/^[1-9]\d?$/, 'must be a number from 1 to 99'), v.transform(Number)),
    '20',
  ),
  /** 0: an empty database stays empty. */
  DEMO: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
  /** Address that people type, for links in mail; the request's own host without it. */
  PUBLIC_URL: optional(v.pipe(Text, v.url('must be a URL'))),
  NODE_ENV: v.optional(Text, 'development'),
  SMTP_URL: optional(v.pipe(Text, v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(Text, 'Fieldspan <no-reply@fieldspan.test>'),
  S3_BUCKET: optional(Text),
  S3_REGION: v.optional(Text, 'us-east-1'),
  S3_ENDPOINT: optional(v.pipe(Text, v.url('must be a URL'))),
  S3_ACCESS_KEY_ID: optional(Text),
  S3_SECRET_ACCESS_KEY: optional(Text),
  /** A provider of OpenWeather's current-weather call, such as https://api.openweathermap.org/data/2.5/weather. */
  WEATHER_URL: optional(
    v.pipe(Text, v.regex(/^https?:\/\//, 'must start with https:// or http://'), v.url('must be a URL')),
  ),
  WEATHER_KEY: optional(Text),
});

type Env = v.InferOutput<typeof ConfigSchema>;

export type Config = ReturnType<typeof configOf>;

/** A variable that the server cannot start with. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the environment once, at the start.
 * @throws ConfigError that names the variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = v.safeParse(ConfigSchema, env);
  if (parsed.success) return configOf(parsed.output);
  const lines = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${reason(issue)}`);
  throw new ConfigError(lines.join('\n'));
}

/** A union (empty or a value) explains itself in its own issues; a value that may hold a secret is not repeated. */
function reason(issue: v.BaseIssue<unknown>): string {
  const inner = issue.issues?.at(-1);
  if (inner) return reason(inner);
  const isHarmless = typeof issue.input === 'string' && /^\w{0,20}$/.test(issue.input);
  return isHarmless ? `${issue.message} (is ${JSON.stringify(issue.input)})` : issue.message;
}

function configOf(env: Env) {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    demo: env.DEMO === '1',
    logLevel: env.LOG_LEVEL,
    publicUrl: env.PUBLIC_URL,
    isProduction: env.NODE_ENV === 'production',
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    s3: s3Of(env),
    weather: weatherOf(env),
  };
}

function weatherOf({ WEATHER_URL: url, WEATHER_KEY: key }: Env) {
  if (url === null) return null;
  if (key === null) throw new ConfigError('WEATHER_KEY must be set together with WEATHER_URL');
  return { url, key };
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
