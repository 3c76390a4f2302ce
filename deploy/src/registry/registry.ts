import type { Bucket } from './bucket-client.ts';
import type { Keys } from './signature.ts';

/** A registry and one of its environments (channels). */
export type Registry = {
  /** Its local folder; for a registry in a bucket, the local cache. */
  root: string;
  env: string;
  /** The key that signs what is live, and the trusted keys; without it nothing is signed. */
  keys?: Keys;
  /** The bucket that holds the registry instead of a folder. */
  bucket?: Bucket;
  /** Addresses of the API servers behind its releases; by default those of the product on this machine. */
  servers?: readonly string[];
  /** What a first visit to any remote may weigh at most, whatever budget the remote has given itself. */
  budgetCapKB?: number;
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
