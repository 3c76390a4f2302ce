import { useViewer } from '@fieldspan/api/profile';
import type { PlaceName } from '@fieldspan/contract/places';
import { isOpenTo } from '@fieldspan/domain/menu';
import { useSyncExternalStore } from 'react';
import { useHost } from './host.ts';
import type { PlaceFill } from './lifecycles.ts';

const NONE: readonly PlaceFill[] = [];

/** The fills of a place for the signed-in person, in order; without a place, none. */
export function useFills(place: PlaceName | null): readonly PlaceFill[] {
  const host = useHost();
  const viewer = useViewer();
  const fills = useSyncExternalStore(host.onFills, () => (place === null ? NONE : host.fills(place)));
  return fills.filter((fill) => isOpenTo(fill, viewer));
}
