import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/**
 * Where file contents live. Keys are made by `objectKey`, never by a user; an object never changes once it is put,
 * so a key can be cached for ever.
 */
export type Storage = {
  /** Stores a stream or bytes. Half an object is never visible. */
  put: (key: string, body: Readable | Uint8Array) => Promise<void>;
  /** Takes a finished local file over; the file is gone afterwards. */
  adopt: (key: string, path: string) => Promise<void>;
  /** @throws when there is no such object: ask `head` first */
  get: (key: string, range?: ByteRange) => Promise<Readable>;
  head: (key: string) => Promise<{ bytes: number } | null>;
  /** Deleting what is not there is no error. */
  delete: (key: string) => Promise<void>;
  /** All keys, or those of one employer: `12/`. */
  keys: (prefix: '' | `${number}/`) => AsyncIterable<string>;
};

const KEY = /^\d+\/[0-9a-z]{2}\/[0-9a-z]{2}[0-9a-z.]*$/;

export const isKey = (text: string): boolean => KEY.test(text) && !text.includes('..');

/**
 * Place of a stored file: tenant, two letters to spread directories, filename.
 * @throws RangeError for a filename that this server cannot have made
 */
export function objectKey(tenantId: number, filename: string): string {
  return checkedKey(`${tenantId}/${filename.slice(0, 2)}/${filename}`);
}

/** @throws RangeError when a key could leave its directory */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new RangeError(`Not a storage key: ${key}`);
  return key;
}
