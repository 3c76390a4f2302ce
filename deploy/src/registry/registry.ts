import { join } from 'node:path';
import type { Keys } from './signature.ts';

/** A registry folder and the environment (channel) that is spoken about. */
export type Registry = {
  root: string;
  env: string;
  /** Who signs what is live, and whose signature counts; without it nothing is signed. */
  keys?: Keys;
};

export const artifactsFolder = (registry: Registry): string => join(registry.root, 'artifacts');
export const remoteFolder = (registry: Registry, remote: string): string => join(registry.root, 'artifacts', remote);
export const artifactFolder = (registry: Registry, remote: string, id: string): string =>
  join(registry.root, 'artifacts', remote, id);
export const setsFolder = (registry: Registry): string => join(registry.root, 'channels', registry.env, 'sets');
export const setFile = (registry: Registry, seq: number): string => join(setsFolder(registry), `${seq}.json`);
export const headFile = (registry: Registry): string => join(registry.root, 'channels', registry.env, 'HEAD');
export const logFile = (registry: Registry): string => join(registry.root, 'log.jsonl');
export const lockFile = (registry: Registry): string => join(registry.root, 'lock');
