import { useViewer } from '@fieldspan/api/profile';
import { isEmployerOnly } from '@fieldspan/domain/menu';
import type { PlaceFill } from '@fieldspan/federation/lifecycles';
import { useFills } from '@fieldspan/federation/use-fills';
import { t } from '@fieldspan/ui/i18n';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import type { ReactNode } from 'react';
import { openQuickAdd } from './quick-add-state.ts';

/** Somewhere to go or something to open, as menus offer it. */
type Offer = { label: string; icon: ReactNode; to?: string; onSelect?: () => void };

/**
 * What the remotes offer to add, for the person who is signed in.
 * @param hasPage whether somebody shows a page at the path
 */
export function useQuickAdd(hasPage: (path: string) => boolean): readonly Offer[] {
  const viewer = useViewer();
  const fills = useFills('quick.add');
  if (isEmployerOnly(viewer)) return [];
  return fills.filter(({ to }) => to === undefined || hasPage(to)).map(offerOf);
}

function offerOf(fill: PlaceFill): Offer {
  const { label, key, icon = 'folder', to } = fill;
  const face = { label: t(label ?? key), icon: <MenuIcon name={icon} /> };
  return to === undefined ? { ...face, onSelect: () => openQuickAdd(fill) } : { ...face, to };
}
