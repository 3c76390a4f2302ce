import { BucketStore } from './bucket-store.ts';
import type { Bucket } from './bucket-client.ts';
import { DiskStore } from './disk-store.ts';
import type { Registry } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';

const buckets = new WeakMap<Bucket, BucketStore>();

/** The store of a registry: its bucket if it has one, otherwise its folder. */
export function storeOf({ root, bucket }: Pick<Registry, 'root' | 'bucket'>): ReleaseStore {
  if (bucket === undefined) return new DiskStore(root);
  const known = buckets.get(bucket) ?? new BucketStore(bucket, root);
  buckets.set(bucket, known);
  return known;
}

/** The local cache of a registry in a bucket, as a registry of its own; null for a local registry. */
export function keptRegistry({ bucket, ...registry }: Registry): Registry | null {
  return bucket === undefined ? null : registry;
}
