import type { PageSet } from '@fieldspan/contract/release';
import type { Fill } from '@fieldspan/contract/remote-manifest';
import type { PlaceFill } from '@fieldspan/federation/lifecycles';

const known = new WeakMap<PageSet, Map<string, readonly PlaceFill[]>>();

/** The fills of a place from all remotes of a set, in order; the same array each time. */
export function fillsOf(set: PageSet, place: string): readonly PlaceFill[] {
  const ofSet = known.get(set) ?? new Map<string, readonly PlaceFill[]>();
  known.set(set, ofSet);
  const fills = ofSet.get(place) ?? ordered(set, place);
  ofSet.set(place, fills);
  return fills;
}

const ofRemote = (remote: string, fill: Fill): PlaceFill => ({
  ...fill,
  remote,
  key: fill.key ?? fill.part ?? fill.to ?? '',
});

function ordered({ remotes }: PageSet, place: string): readonly PlaceFill[] {
  return Object.entries(remotes)
    .flatMap(([remote, { manifest }]) => (manifest.fills[place] ?? []).map((fill) => ofRemote(remote, fill)))
    .toSorted((one, other) => one.order - other.order || one.key.localeCompare(other.key));
}
