import type { Compilation } from '@rspack/core';

type ChunkGroup = Compilation['chunkGroups'][number];

/** Shared modules load beside the chunk that consumes them. */
export function sharedBelow(group: ChunkGroup): ChunkGroup[] {
  return group.childrenIterable.filter(({ origins }) =>
    origins.some(({ module }) => /^(?:consume|provide)-shared-module$/.test(module?.type ?? '')),
  );
}
