import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { DEMO_MODES, openStartProblem } from '@fieldspan/contract/open-start';
import * as v from 'valibot';
import type { Registry } from '../registry/registry.ts';
import { edgeKeyOf, opsKeyOf, overrideKeysOf } from '../registry-keys.ts';
import { dataFolder, listed, registryOf } from '../settings.ts';
import { StartError } from './start-error.ts';

const wholeNumber = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.maxValue(max, `must not be above ${max}`),
  );

const address = () =>
  v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//, 'must begin with https://'), v.url('must be an address')));

const StartEnvSchema = v.object({
  PORT: v.optional(wholeNumber(65_535), '8080'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** API server processes; more than one needs DATABASE_URL. */
  SERVERS: v.optional(v.pipe(wholeNumber(16), v.minValue(1, 'must be at least 1')), '1'),
  /** Addresses of servers that run elsewhere; then none is started here. */
  FIELDSPAN_UPSTREAMS: v.optional(v.string(), ''),
  /** https origins that PDF, video and map adapters show in frames. */
  FRAME_SOURCES: v.optional(v.string(), ''),
  /** Address of the product's public site; the referral link leads there. */
  PUBLIC_SITE: address(),
  /** Address of the app, as people type it. */
  PUBLIC_URL: address(),
  DEMO: v.optional(v.picklist(DEMO_MODES, 'must be 0, 1 or public'), '1'),
  TRUST_PROXY: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  /** Also starts the development remotes, such as the gallery; the browser tests set it. */
  DEVELOPING: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
});

export type StartSettings = {
  port: number;
  host: string;
  servers: number;
  upstreams: string[];
  dataDir: string;
  logDir: string;
  registry: Registry;
  /** Key that opens the operators' pages; null: one is generated beside the registry. */
  opsKey: string | null;
  /** Keys that may sign overrides, besides the one that signs what is live. */
  overrideKeys: KeyObject[];
  /** Secret that edges and servers share, as text; null: none yet. */
  edgeKey: string | null;
  frameSources: string[];
  /** null: the app's own address. */
  publicSite: string | null;
  /** Address of the app as people type it; null: whatever address this machine's visitor used. */
  publicUrl: string | null;
  trustsProxy: boolean;
  isForDeveloping: boolean;
};

type StartEnv = v.InferOutput<typeof StartEnvSchema>;

/** @throws StartError that names the variable and what is wrong with it */
function parsedEnv(set: NodeJS.ProcessEnv): StartEnv {
  const parsed = v.safeParse(StartEnvSchema, set);
  if (!parsed.success) {
    const lines = parsed.issues.map(
      (issue) => `${v.getDotPath(issue) ?? ''} ${issue.message} (is "${String(issue.input)}").`,
    );
    throw new StartError('setting', lines.join('\n'));
  }
  return parsed.output;
}

/**
 * Servers on other machines check this themselves.
 * @throws StartError when the servers of this start would let strangers in
 */
function refuseOpenStart({ HOST, PUBLIC_URL, TRUST_PROXY, DEMO }: StartEnv, databaseUrl: string | undefined): void {
  const problem = openStartProblem({
    hosts: [HOST],
    databaseUrl: databaseUrl ?? null,
    publicUrl: PUBLIC_URL ?? null,
    trustsProxy: TRUST_PROXY === '1',
    demo: DEMO,
  });
  if (problem !== null) throw new StartError('setting', problem);
}

const SHORTEST_OPS_KEY = 20;

/** Attempts are rate-limited but never blocked for good, so the key must be too long to guess. */
function refuseWeakOpsKey({ FIELDSPAN_OPS_KEY: key }: NodeJS.ProcessEnv): void {
  if (!key || key.length >= SHORTEST_OPS_KEY) return;
  throw new StartError(
    'setting',
    `FIELDSPAN_OPS_KEY must have at least ${SHORTEST_OPS_KEY} characters: it could be guessed.`,
  );
}

/** @throws StartError that says what is wrong, or what to set */
export function startSettings(env: NodeJS.ProcessEnv): StartSettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = parsedEnv(set);
  const { PORT, HOST, SERVERS, FIELDSPAN_UPSTREAMS, FRAME_SOURCES, PUBLIC_SITE, PUBLIC_URL, TRUST_PROXY } = parsed;
  if (SERVERS > 1 && set['DATABASE_URL'] === undefined) {
    throw new StartError(
      'setting',
      `SERVERS=${SERVERS} needs DATABASE_URL: the embedded database serves one server process.`,
    );
  }
  const upstreams = listed(FIELDSPAN_UPSTREAMS);
  if (upstreams.length === 0) refuseOpenStart(parsed, set['DATABASE_URL']);
  refuseWeakOpsKey(env);
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
    edgeKey: edgeKeyOf(env, registry.root),
    upstreams,
    frameSources: listed(FRAME_SOURCES),
    publicSite: PUBLIC_SITE ?? null,
    publicUrl: PUBLIC_URL ?? null,
    trustsProxy: TRUST_PROXY === '1',
    isForDeveloping: parsed.DEVELOPING === '1',
  };
}
