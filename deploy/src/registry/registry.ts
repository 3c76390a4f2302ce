import type { Bucket } from './bucket-client.ts';
import type { Keys } from './signature.ts';

/** A registry and the environment (channel) that is spoken about. */
export type Registry = {
  /** Its folder on this machine; of one in a bucket the folder that keeps what was fetched from there. */
  root: string;
  env: string;
  /** Who signs what is live, and whose signature counts; without it nothing is signed. */
  keys?: Keys;
  /** The bucket that holds it in place of a folder. */
  bucket?: Bucket;
  /** Addresses of the servers that answer its releases; without them those of the product that runs beside it. */
  servers?: readonly string[];
};

/** Paths inside a registry, the same in every store. */
export const ARTIFACTS = 'artifacts';
export const CHANNELS = 'channels';
export const LOG_FILE = 'log.jsonl';
export const remotePath = (remote: string): string => `${ARTIFACTS}/${remote}`;
export const releasePath = (remote: string, id: string): string => `${remotePath(remote)}/${id}`;
export const setsPath = (env: string): string => `${CHANNELS}/${env}/sets`;
export const setPath = (env: string, seq: number): string => `${setsPath(env)}/${seq}.json`;
export const headPath = (env: string): string => `${CHANNELS}/${env}/HEAD`;
