import { store } from '@fieldspan/api/store';
import { t } from '@fieldspan/ui/i18n';
import {
  IconBell,
  IconClipboard,
  IconContrast,
  IconDeviceDesktop,
  IconDownload,
  IconEdit,
  IconLifebuoy,
  IconLineHeight,
  IconLogout,
  IconMoon,
  IconPrinter,
  IconReceiptDollar,
  IconSearch,
  IconSettings,
  IconSun,
  IconUser,
  IconUserShare,
  type Icon,
} from '@fieldspan/ui/icons';
import { chooseTheme, type ThemeChoice } from '../theme.ts';
import type { ChromeParts, Offer } from './chrome-parts.ts';
import { chooseDensity, type DensityChoice } from './density.ts';
import { printModeAtom } from './print-mode.ts';
import type { ChromeLinks } from './chrome-links.ts';

const THEMES: readonly { choice: ThemeChoice; label: string; Face: Icon }[] = [
  { choice: 'device', label: t('Theme of this device'), Face: IconDeviceDesktop },
  { choice: 'light', label: t('Light theme'), Face: IconSun },
  { choice: 'dark', label: t('Dark theme'), Face: IconMoon },
  { choice: 'sun', label: t('Sun theme, high contrast'), Face: IconContrast },
];

/** A link, if its page exists. */
const way = (to: string | null, label: string, Face: Icon): Offer[] =>
  to === null ? [] : [{ label, to, icon: <Face /> }];

/** An action, if it is available. */
const act = (onSelect: (() => void) | null, label: string, Face: Icon): Offer[] =>
  onSelect === null ? [] : [{ label, onSelect, icon: <Face /> }];

/** Starts a new group with a separator. */
const group = ([first, ...others]: Offer[]): Offer[] => (first ? [{ ...first, startsGroup: true }, ...others] : []);

/** What can be added, without what other items already offer. */
const notElsewhere = (quickAdd: readonly Offer[], { expenseTo }: ChromeLinks): Offer[] =>
  quickAdd.filter(({ label, to }) => to !== (expenseTo ?? '') && ![t('New message'), t('Do a form')].includes(label));

/** Everything that does not fit into a phone's bar; signing out comes last. */
export function phoneItems({
  parts,
  links,
  onLogOut,
}: {
  parts: ChromeParts;
  links: ChromeLinks;
  onLogOut: () => void;
}) {
  const first = [
    ...act(parts.onFind, t('Find anything'), IconSearch),
    ...way(links.expenseTo, t('+ Expense'), IconReceiptDollar),
    ...notElsewhere(parts.quickAdd, links),
    ...way(links.profileTo, t('Profile'), IconUser),
    ...act(links.hasSupport ? parts.support.open : null, t('Support'), IconLifebuoy),
  ];
  return { first, last: group(act(onLogOut, t('Log Out'), IconLogout)) };
}

type Chosen = { parts: ChromeParts; links: ChromeLinks; theme: ThemeChoice; density: DensityChoice };

export function moreItems({ parts, links, theme, density }: Chosen): Offer[] {
  const isComfortable = density === 'comfortable' || (density === 'device' && matchMedia('(pointer: coarse)').matches);
  return [
    ...group([
      ...act(links.messagesTo === null ? null : parts.onNewThread, t('New message'), IconEdit),
      ...act(links.hasForms ? parts.onFormChooser : null, t('Do a form'), IconClipboard),
    ]),
    ...group([
      ...way(links.settingsTo, t('Settings'), IconSettings),
      ...way(links.notificationsTo, t('Notifications'), IconBell),
      ...act(parts.onInstall, t('Install to Home Screen'), IconDownload),
      ...act(parts.onSwitchUsers, t('Switch Users'), IconUserShare),
    ]),
    ...group(
      THEMES.map(({ choice, label, Face }) => ({
        label,
        icon: <Face />,
        checked: theme === choice,
        onSelect: () => chooseTheme(choice),
      })),
    ),
    ...group([
      {
        label: t('Larger rows and buttons'),
        icon: <IconLineHeight />,
        checked: isComfortable,
        onSelect: () => chooseDensity(isComfortable ? 'compact' : 'comfortable'),
      },
      ...act(() => store.set(printModeAtom, true), t('Print mode'), IconPrinter),
    ]),
  ];
}
