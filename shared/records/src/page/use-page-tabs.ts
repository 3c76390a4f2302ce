import { type Message, dataText } from '@fieldspan/domain/message';
import type { Profile } from '@fieldspan/api/profile';
import type { ModelName } from '@fieldspan/contract/models';
import type { Viewer } from '@fieldspan/domain/access';
import type { PlaceFill } from '@fieldspan/federation/lifecycles';
import { useFills } from '@fieldspan/federation/use-fills';
import type { EngineRecord, PageEntry, Tab } from '../entry.ts';

/** A tab in the tab strip: the page's own, or another remote's. */
export type PageTab<D> = { key: string; label: Message; order: number; own: Tab<D> | null; fill: PlaceFill | null };

type Of<D> = { viewer: Viewer; profile: Profile; record: D };

/** The tabs of a page: its own, ten apart, and those of other remotes between them. */
export function usePageTabs<D extends EngineRecord>(
  { tabs, tabPlace }: Pick<PageEntry<ModelName, D>, 'tabs' | 'tabPlace'>,
  of: Of<D>,
): PageTab<D>[] {
  const fills = useFills(tabPlace?.name ?? null);
  const own = tabs.map((tab, index) => ({
    key: tab.key,
    label: tab.label,
    order: tab.order ?? (index + 1) * 10,
    own: tab,
    fill: null,
  }));
  const added = fills.map((fill) => ({
    key: fill.key,
    label: dataText(fill.label ?? fill.key),
    order: fill.order,
    own: null,
    fill,
  }));
  return [
    ...own.filter(({ own: tab }) => tab.isShown?.(of.viewer, of) ?? true),
    ...added.filter(({ fill }) => tabPlace?.isShown(fill, of) ?? false),
  ].toSorted((one, other) => one.order - other.order);
}
