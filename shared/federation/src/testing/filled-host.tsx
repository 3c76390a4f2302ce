import type { PlaceName } from '@fieldspan/contract/places';
import type { Fill } from '@fieldspan/contract/remote-manifest';
import type { ComponentType } from 'react';
import type { FederationHost, Lifecycles, PlaceFill } from '../lifecycles.ts';
import { ReactLifecycles } from '../react-lifecycles.tsx';

type Filled = Partial<Fill> & {
  place: PlaceName;
  part: string;
  key?: string;
  remote?: string;
  Part: ComponentType<object> | null;
};

/** A host with fills of other remotes; without a `Part` the code of the fill fails to load. */
export function filledHost(filled: readonly Filled[]): Partial<FederationHost> {
  const fills = filled.map(({ Part: _Part, remote = 'other', ...fill }): PlaceFill & { place: string } => ({
    for: '^1.0.0',
    order: 100,
    financials: false,
    ...fill,
    key: fill.key ?? fill.part,
    remote,
  }));
  const byPlace = Map.groupBy(fills, ({ place }): string => place);
  const lifecyclesOf = (part: string): Lifecycles | null => {
    const Part = filled.find((each) => `${each.remote ?? 'other'}.${each.part}` === part)?.Part;
    return Part ? new ReactLifecycles(part, () => Promise.resolve(Part)) : null;
  };
  const host: Partial<FederationHost> = {
    fills: (place) => byPlace.get(place) ?? NONE,
    loadFill: async (_place, part) => {
      const lifecycles = lifecyclesOf(part);
      if (!lifecycles) throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
      await lifecycles.bootstrap();
      return lifecycles;
    },
  };
  return host;
}

const NONE: readonly PlaceFill[] = [];
