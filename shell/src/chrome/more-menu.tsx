import { store } from '@fieldspan/api/store';
import { t } from '@fieldspan/ui/i18n';
import {
  IconContrast,
  IconDeviceDesktop,
  IconDots,
  IconLogout,
  IconMoon,
  IconPrinter,
  IconSettings,
  IconSun,
  IconUser,
} from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { useNarrow } from '@fieldspan/ui/narrow';
import { useAtomValue } from 'jotai';
import { chooseTheme, themeAtom, type ThemeChoice } from '../theme.ts';
import { BarButton } from './bar-button.tsx';
import { printModeAtom } from './print-mode.ts';

type MoreMenuProps = {
  /** Where the profile and the settings are; null where no remote has them. */
  profileTo: string | null;
  settingsTo: string | null;
  onLogOut: () => void;
};

const THEMES: readonly { choice: ThemeChoice; label: string; Icon: typeof IconSun }[] = [
  { choice: 'device', label: t('Theme of this device'), Icon: IconDeviceDesktop },
  { choice: 'light', label: t('Light theme'), Icon: IconSun },
  { choice: 'dark', label: t('Dark theme'), Icon: IconMoon },
  { choice: 'sun', label: t('Sun theme, high contrast'), Icon: IconContrast },
];

/** What is needed now and then. On a phone also what the bar has no room for. */
export function MoreMenu({ profileTo, settingsTo, onLogOut }: MoreMenuProps) {
  const theme = useAtomValue(themeAtom, { store });
  const isPhone = useNarrow(800);
  const profile = isPhone && profileTo !== null ? [{ label: t('Profile'), to: profileTo, icon: <IconUser /> }] : [];
  const settings = settingsTo === null ? [] : [{ label: t('Settings'), to: settingsTo, icon: <IconSettings /> }];
  const themes = THEMES.map(({ choice, label, Icon }) => ({
    label,
    icon: <Icon />,
    checked: theme === choice,
    onSelect: () => chooseTheme(choice),
  }));
  const print = { label: t('Print mode'), icon: <IconPrinter />, onSelect: () => store.set(printModeAtom, true) };
  const logOut = isPhone ? [{ label: t('Log Out'), icon: <IconLogout />, onSelect: onLogOut }] : [];
  return (
    <Menu
      label={t('More')}
      trigger={<BarButton icon={<IconDots aria-hidden="true" />} label={t('More')} />}
      items={[...profile, ...settings, ...themes, print, ...logOut]}
    />
  );
}
