import { translated } from '@fieldspan/ui/i18n';
import type { Area, Crumb } from '../entry.ts';

/** The breadcrumbs of a screen of an area; none for the area's first screen. */
export function areaTrail(area: Area, title: string): readonly Crumb[] | undefined {
  const first = area.tabs.find(({ to }) => typeof to === 'string')?.to;
  if (title === translated(area.title) || typeof first !== 'string') return undefined;
  return [{ label: translated(area.title), to: first }, { label: title }];
}
