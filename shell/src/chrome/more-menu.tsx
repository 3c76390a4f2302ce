import { store } from '@fieldspan/api/store';
import { t } from '@fieldspan/ui/i18n';
import { IconDots } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { useNarrow } from '@fieldspan/ui/narrow';
import { useAtomValue } from 'jotai';
import { themeAtom } from '../theme.ts';
import { BarButton } from './bar-button.tsx';
import type { ChromeParts } from './chrome-parts.ts';
import { densityAtom } from './density.ts';
import { moreItems, phoneItems } from './more-items.tsx';
import type { ChromeLinks } from './chrome-links.ts';

type MoreMenuProps = { parts: ChromeParts; links: ChromeLinks; onLogOut: () => void };

/** Rarely needed items. On a phone also those that do not fit into the bar. */
export function MoreMenu({ parts, links, onLogOut }: MoreMenuProps) {
  const theme = useAtomValue(themeAtom, { store });
  const density = useAtomValue(densityAtom, { store });
  const isPhone = useNarrow(800);
  const phone = phoneItems({ parts, links, onLogOut });
  const more = moreItems({ parts, links, theme, density });
  return (
    <Menu
      label={t('More')}
      trigger={<BarButton icon={<IconDots aria-hidden="true" />} label={t('More')} />}
      items={isPhone ? [...phone.first, ...more, ...phone.last] : more}
    />
  );
}
