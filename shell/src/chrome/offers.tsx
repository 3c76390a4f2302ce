import { store } from '@fieldspan/api/store';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import { useAtomValue } from 'jotai';
import { themeAtom } from '../theme.ts';
import type { ChromeParts } from './chrome-parts.ts';
import { densityAtom } from './density.ts';
import { moreItems, phoneItems } from './more-items.tsx';
import type { Ways } from './ways.ts';

type OffersProps = { parts: ChromeParts; ways: Ways; onLogOut: () => void };

/** Passes everything that the bar, the menu and More offer to the command palette. */
export function Offers({ parts, ways, onLogOut }: OffersProps) {
  const theme = useAtomValue(themeAtom, { store });
  const density = useAtomValue(densityAtom, { store });
  const { first, last } = phoneItems({ parts, ways, onLogOut });
  const doing = first.filter(({ onSelect }) => onSelect !== parts.onFind);
  return parts.palette({
    pages: ways.menu.map(({ label, to, icon }) => ({ label, to, icon: <MenuIcon name={icon} /> })),
    actions: [...doing, ...moreItems({ parts, ways, theme, density }), ...last],
  });
}
