import type { Profile } from '@fieldspan/api/profile';
import type { PlaceName, Places } from '@fieldspan/contract/places';
import type { Viewer } from '@fieldspan/domain/access';
import type { PlaceFill as Fill } from '@fieldspan/federation/lifecycles';
import { PlaceFill } from '@fieldspan/federation/place-fill';
import { type ComponentType, useMemo } from 'react';

type IsShown<D> = (fill: Fill, of: { viewer: Viewer; profile: Profile; record: D }) => boolean;

/** The tabs that other remotes add to a page of one kind. */
export type TabPlace<D> = {
  name: PlaceName;
  Panel: ComponentType<{ fill: Fill; record: D }>;
  /** In addition to what a fill declares. */
  isShown: IsShown<D>;
};

/**
 * The place `name` as tabs of a page.
 * @param propsOf returns the props of each of them for the record
 */
export function tabPlace<N extends PlaceName, D>(
  name: N,
  propsOf: (record: D) => Places[N],
  isShown: IsShown<D> = everybody,
): TabPlace<D> {
  function Panel({ fill, record }: { fill: Fill; record: D }) {
    const props = useMemo(() => propsOf(record), [record]);
    return <PlaceFill place={name} fill={fill} props={props} />;
  }
  return { name, Panel, isShown };
}

const everybody = (): boolean => true;
