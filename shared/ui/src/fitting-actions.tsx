import { Button } from './button.tsx';
import { t } from './i18n.ts';
import { IconDots } from './icons.ts';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu-row.tsx';
import { useNarrow } from './narrow.ts';

/** An action of a page, as a button or as an item of a menu. */
type FittingAction = Required<Pick<MenuItem, 'label' | 'icon' | 'onSelect'>> & { isBusy?: boolean };

const PHONE_PX = 600;

type FittingActionsProps = {
  /** The most important one first: a phone shows it as a button, and the others in a menu. */
  actions: readonly FittingAction[];
  /** What the menu is called, beginning with “More”: the page has other menus of that name. */
  more: string;
};

/** The actions of a page: all of them side by side where there is room, on a phone the first one and "More". */
export function FittingActions({ actions, more }: FittingActionsProps) {
  const isPhone = useNarrow(PHONE_PX);
  const [main, ...others] = actions;
  if (!isPhone || !main || others.length < 2) return actions.map((action) => <Action key={action.label} {...action} />);
  const trigger = (
    <Button aria-label={more} icon={<IconDots aria-hidden="true" />} busy={others.some(({ isBusy }) => isBusy)}>
      {t('More')}
    </Button>
  );
  return (
    <>
      <Action {...main} isMain />
      <Menu label={more} trigger={trigger} items={others} />
    </>
  );
}

function Action({ label, icon, onSelect, isBusy = false, isMain = false }: FittingAction & { isMain?: boolean }) {
  return (
    <Button variant={isMain ? 'primary' : 'default'} icon={icon} busy={isBusy} onClick={onSelect}>
      {label}
    </Button>
  );
}
