import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Registry } from '../registry/registry.ts';
import { opsKeyOf, overrideKeysOf } from '../registry-keys.ts';
import { dataFolder, registryOf } from '../settings.ts';
import { StartError } from './start-error.ts';

const wholeNumber = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.maxValue(max, `must not be above ${max}`),
  );

const StartEnvSchema = v.object({
  PORT: v.optional(wholeNumber(65_535), '8080'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** API server processes; more than one needs DATABASE_URL. */
  SERVERS: v.optional(v.pipe(wholeNumber(16), v.minValue(1, 'must be at least 1')), '1'),
  /** Addresses of servers that run elsewhere; none is started here then. */
  FIELDSPAN_UPSTREAMS: v.optional(v.string(), ''),
  /** https origins that PDF, video and map adapters show in frames. */
  FRAME_SOURCES: v.optional(v.string(), ''),
  /** Address of the product's public site; the referral link leads there. */
  PUBLIC_SITE: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\//, 'must begin with https://'), v.url('must be an address')),
  ),
  TRUST_PROXY: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
});

const listed = (text: string): string[] => text.split(/[\s,]+/).filter((each) => each !== '');

export type StartSettings = {
  port: number;
  host: string;
  servers: number;
  upstreams: string[];
  dataDir: string;
  logDir: string;
  registry: Registry;
  /** Opens the operators' pages; null: there are none. */
  opsKey: string | null;
  /** Who may sign overrides, besides who signs what is live. */
  overrideKeys: KeyObject[];
  frameSources: string[];
  /** null: the app's own address. */
  publicSite: string | null;
  trustsProxy: boolean;
};

/** @throws StartError that names the variable and what is wrong with it */
export function startSettings(env: NodeJS.ProcessEnv): StartSettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(StartEnvSchema, set);
  if (!parsed.success) {
    const lines = parsed.issues.map(
      (issue) => `${v.getDotPath(issue) ?? ''} ${issue.message} (is "${String(issue.input)}").`,
    );
    throw new StartError('setting', lines.join('\n'));
  }
  const { PORT, HOST, SERVERS, FIELDSPAN_UPSTREAMS, FRAME_SOURCES, PUBLIC_SITE, TRUST_PROXY } = parsed.output;
  if (SERVERS > 1 && set['DATABASE_URL'] === undefined) {
    throw new StartError(
      'setting',
      `SERVERS=${SERVERS} needs DATABASE_URL: the embedded database serves one server process.`,
    );
  }
  const dataDir = dataFolder(env);
  const registry = registryOf(env);
  return {
    port: PORT,
    host: HOST,
    servers: SERVERS,
    dataDir,
    logDir: join(dataDir, 'logs'),
    registry,
    opsKey: opsKeyOf(env, registry.root),
    overrideKeys: overrideKeysOf(env),
    upstreams: listed(FIELDSPAN_UPSTREAMS),
    frameSources: listed(FRAME_SOURCES),
    publicSite: PUBLIC_SITE ?? null,
    trustsProxy: TRUST_PROXY === '1',
  };
}
