import { join, resolve } from 'node:path';
import type { Bucket } from './registry/bucket-client.ts';
import type { Registry } from './registry/registry.ts';
import { RegistryError } from './registry/registry-error.ts';
import { keysOf } from './registry-keys.ts';

/** The project's root folder. */
export const PROJECT = resolve(import.meta.dirname, '../..');

/** The data folder of this installation. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return resolve(PROJECT, env['DATA_DIR'] || '.data');
}

const BUCKET_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/?$/;

/** @throws RegistryError refused, saying what is missing or wrong */
function bucketOf(env: NodeJS.ProcessEnv, url: string): Bucket {
  const [, name, prefix = ''] = BUCKET_URL.exec(url) ?? [];
  if (name === undefined)
    throw new RegistryError('refused', `RELEASES_URL is "${url}". Write it as s3://bucket or s3://bucket/folder.`);
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new RegistryError('refused', 'RELEASES_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return { name, prefix, endpoint: S3_ENDPOINT || undefined, region: S3_REGION || 'us-east-1', ...keys };
}

/** Where the registry is: RELEASES_URL (a bucket), RELEASES_DIR (a folder), or `releases` in the data folder. */
function placeOf(env: NodeJS.ProcessEnv): Pick<Registry, 'root' | 'bucket'> {
  const { RELEASES_DIR, RELEASES_URL } = env;
  if (!RELEASES_URL) return { root: resolve(PROJECT, RELEASES_DIR || join(dataFolder(env), 'releases')) };
  if (RELEASES_DIR)
    throw new RegistryError('refused', 'RELEASES_URL and RELEASES_DIR are both set. Releases have one place.');
  const bucket = bucketOf(env, RELEASES_URL);
  const folder = ['releases-of', bucket.name, ...bucket.prefix.split('/')].filter((part) => part !== '').join('-');
  return { root: join(dataFolder(env), folder), bucket };
}

/** Splits a variable at commas. */
export const listed = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,]+/).filter((each) => each !== '');

/** @throws RegistryError refused, when it is not a number of kilobytes */
function budgetCapOf(text: string | undefined): Pick<Registry, 'budgetCapKB'> {
  if (!text) return {};
  const budgetCapKB = Number(text);
  if (budgetCapKB > 0) return { budgetCapKB };
  throw new RegistryError('refused', `FIELDSPAN_BUDGET_CAP_KB is "${text}". Write it in kilobytes, such as 60.`);
}

/** The registry that commands and servers use. */
export function registryOf(env: NodeJS.ProcessEnv, channel?: string): Registry {
  const place = placeOf(env);
  const servers = listed(env['FIELDSPAN_UPSTREAMS']);
  return {
    ...place,
    env: channel ?? (env['FIELDSPAN_ENV'] || 'local'),
    keys: keysOf(env, place.root),
    ...(servers.length > 0 && { servers }),
    ...budgetCapOf(env['FIELDSPAN_BUDGET_CAP_KB']),
  };
}
