import { dataText } from '@fieldspan/domain/message';
import { useViewer } from '@fieldspan/api/profile';
import { isEmployerOnly } from '@fieldspan/domain/menu';
import type { PlaceFill } from '@fieldspan/federation/lifecycles';
import { useFills } from '@fieldspan/federation/use-fills';
import { translated } from '@fieldspan/ui/i18n';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import type { ReactNode } from 'react';
import { openQuickAdd } from './quick-add-state.ts';

/** A link or an action, as menus show it. */
type Offer = { label: string; icon: ReactNode; to?: string; onSelect?: () => void };

/**
 * What the remotes offer to add, for the signed-in person.
 * @param hasPage whether a route exists at the path
 */
export function useQuickAdd(hasPage: (path: string) => boolean): readonly Offer[] {
  const viewer = useViewer();
  const fills = useFills('quick.add');
  if (isEmployerOnly(viewer)) return [];
  return fills.filter(({ to }) => to === undefined || hasPage(to)).map(offerOf);
}

function offerOf(fill: PlaceFill): Offer {
  const { label, key, icon = 'folder', to } = fill;
  const face = { label: translated(dataText(label ?? key)), icon: <MenuIcon name={icon} /> };
  return to === undefined ? { ...face, onSelect: () => openQuickAdd(fill) } : { ...face, to };
}
