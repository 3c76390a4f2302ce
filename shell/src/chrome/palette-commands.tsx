import { store } from '@fieldspan/api/store';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import { useAtomValue } from 'jotai';
import { themeAtom } from '../theme.ts';
import type { ChromeParts } from './chrome-parts.ts';
import { densityAtom } from './density.ts';
import { moreItems, phoneItems } from './more-items.tsx';
import type { ChromeLinks } from './chrome-links.ts';

type PaletteCommandsProps = { parts: ChromeParts; links: ChromeLinks; onLogOut: () => void };

/** Passes everything that the bar, the menu and More offer to the command palette. */
export function PaletteCommands({ parts, links, onLogOut }: PaletteCommandsProps) {
  const theme = useAtomValue(themeAtom, { store });
  const density = useAtomValue(densityAtom, { store });
  const { first, last } = phoneItems({ parts, links, onLogOut });
  const doing = first.filter(({ onSelect }) => onSelect !== parts.onFind);
  return parts.palette({
    pages: links.menu.map(({ label, to, icon }) => ({ label, to, icon: <MenuIcon name={icon} /> })),
    actions: [...doing, ...moreItems({ parts, links, theme, density }), ...last],
  });
}
