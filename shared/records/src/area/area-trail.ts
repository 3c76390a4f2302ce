import { translated } from '@fieldspan/ui/i18n';
import type { Area, Crumb } from '../entry.ts';

/** The way to a screen of an area; none to the one that the area is called after. */
export function areaTrail(area: Area, title: string): readonly Crumb[] | undefined {
  const first = area.tabs.find(({ to }) => typeof to === 'string')?.to;
  if (title === translated(area.title) || typeof first !== 'string') return undefined;
  return [{ label: translated(area.title), to: first }, { label: title }];
}
