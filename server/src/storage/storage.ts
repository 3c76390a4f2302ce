import type { Readable } from 'node:stream';

/** First and last byte, both inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * Stores the contents of files. Keys are made by `objectKey`, never by a user. An object never changes, so it can be
 * cached for ever.
 */
export type Storage = {
  /** Stores a stream or bytes. A partially written object is never visible. */
  put: (key: string, body: Readable | Uint8Array) => Promise<void>;
  /** Moves a finished local file into the store. */
  adopt: (key: string, path: string) => Promise<void>;
  /** @throws if the object does not exist: check with `head` first */
  get: (key: string, range?: ByteRange) => Promise<Readable>;
  head: (key: string) => Promise<{ bytes: number } | null>;
  /** Deleting a missing object is not an error. */
  delete: (key: string) => Promise<void>;
  /** All keys, or those of one tenant: `12/`. */
  keys: (prefix: '' | `${number}/`) => AsyncIterable<string>;
};

const KEY = /^\d+\/[0-9a-z]{2}\/[0-9a-z]{2}[0-9a-z.]*$/;

export const isKey = (text: string): boolean => KEY.test(text) && !text.includes('..');

/**
 * The key of a stored file: tenant, two letters to spread directories, filename.
 * @throws RangeError for a filename that this server cannot have made
 */
export function objectKey(tenantId: number, filename: string): string {
  return checkedKey(`${tenantId}/${filename.slice(0, 2)}/${filename}`);
}

/** @throws RangeError if the key could leave its directory */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new RangeError(`Not a storage key: ${key}`);
  return key;
}
