import { useHost } from '@fieldspan/federation/host';
import { t } from '@fieldspan/ui/i18n';
import { LineTable } from './line-table.tsx';
import type { TabState } from './tab-state.ts';

/** The owner of a place: a remote of the set, otherwise the shell. */
function keeperOf({ set }: TabState, place: string): string {
  const found = Object.entries(set.remotes).find(([, { manifest }]) => place in manifest.places);
  return found?.[0] ?? 'shell';
}

/** The places that remotes of the set own or fill, by name. */
function placesOf({ set }: TabState): string[] {
  const manifests = Object.values(set.remotes).map(({ manifest }) => manifest);
  return [
    ...new Set(manifests.flatMap(({ places, fills }) => Object.keys(places).concat(Object.keys(fills)))),
  ].toSorted();
}

/** The places of this set and the remotes that fill them, in drawing order. */
export function PlaceTable({ tab }: { tab: TabState }) {
  const { fills } = useHost();
  const lines = placesOf(tab).map((place) => ({
    key: place,
    cells: [
      place,
      keeperOf(tab, place),
      fills(place)
        .map(({ remote, key }) => `${remote}: ${key}`)
        .join(', ') || t('nobody'),
    ],
  }));
  const heads = [t('Place'), t('Kept by'), t('Filled by')];
  return lines.length === 0 ? null : <LineTable title={t('Places')} heads={heads} lines={lines} />;
}
