import { useViewer } from '@fieldspan/api/profile';
import { isEmployerOnly } from '@fieldspan/domain/menu';
import { foundPages } from '@fieldspan/federation/found-pages';
import { useFills } from '@fieldspan/federation/use-fills';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import type { LocalCommand } from './local-command.ts';

/**
 * Settings and other pages that are in no menu, for people who look for them.
 * @param hasPage whether a route exists at the path
 */
export function useFoundPages(hasPage: (path: string) => boolean): readonly LocalCommand[] {
  const viewer = useViewer();
  const pages = foundPages(useFills('find.page'));
  if (isEmployerOnly(viewer)) return [];
  return pages
    .filter(({ to }) => hasPage(to))
    .map(({ label, words, to, icon }) => ({ label, words, to, icon: <MenuIcon name={icon} />, isHidden: true }));
}
