import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { API_LEVEL, OLDEST_LEVEL } from '@fieldspan/contract/api-level';
import { errorMessage, hasCode } from '@fieldspan/domain/is-error';
import * as v from 'valibot';
import type { Registry } from './registry.ts';

const LIMIT_MS = 3000;

/** A server's API level, and the oldest one that it still supports. */
const LevelSchema = v.object({ level: v.number(), oldest: v.number() });
export type ServerLevel = { name: string } & (v.InferOutput<typeof LevelSchema> | { problem: string });

/** File in which the product on this machine records the addresses of its servers. */
const RunningSchema = v.object({ pid: v.number(), env: v.string(), servers: v.array(v.string()) });
export type RunningServers = v.InferOutput<typeof RunningSchema>;
export const runningFile = ({ root }: Pick<Registry, 'root'>): string => join(dirname(resolve(root)), 'servers.json');

/** A server from before API levels answers `ready` in plain text; it has the first level. */
function levelIn(text: string): v.InferOutput<typeof LevelSchema> {
  return text.startsWith('{') ? v.parse(LevelSchema, JSON.parse(text)) : { level: 1, oldest: 1 };
}

async function askServer(address: string, number: number): Promise<ServerLevel> {
  const name = `server ${number}`;
  try {
    const response = await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok) return { name, problem: `${address} answers ${response.status} to /readyz` };
    return { name, ...levelIn(await response.text()) };
  } catch (error) {
    return { name, problem: `${address} does not say its API level (${errorMessage(error)})` };
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** @returns null when no product runs on this machine for this registry */
async function runningHere(registry: Registry): Promise<readonly string[] | null> {
  try {
    const running = v.parse(RunningSchema, JSON.parse(await readFile(runningFile(registry), 'utf8')));
    return running.env === registry.env && isAlive(running.pid) ? running.servers : null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * The API levels of the servers behind a registry's releases: those configured (FIELDSPAN_UPSTREAMS), otherwise those
 * of the product that runs beside the registry. If none runs, the next one to start is of this checkout.
 */
export async function serverLevels(registry: Registry): Promise<ServerLevel[]> {
  const addresses = registry.servers ?? (await runningHere(registry));
  if (addresses !== null) return Promise.all(addresses.map((address, index) => askServer(address, index + 1)));
  if (registry.bucket === undefined)
    return [{ name: 'the server of these files', level: API_LEVEL, oldest: OLDEST_LEVEL }];
  return [
    { name: 'the servers', problem: 'nobody has said where they are: FIELDSPAN_UPSTREAMS=http://server-1:8081,…' },
  ];
}
