import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { useEarlyPressGuard } from './early-press.ts';
import { IconButton } from './icon-button.tsx';
import { IconChevronRight, IconDots } from './icons.ts';
import { MenuPopup } from './menu-popup.tsx';
import { MenuRow, type MenuItem } from './menu-row.tsx';
import styles from './menu.module.css';

/** A line that opens further lines. */
type Level = { label: string; icon?: ReactNode; items: readonly MenuItem[] };

type SubMenuProps = {
  label: string;
  items: readonly (MenuItem | Level)[];
  /** What opens it; three dots if not given. */
  trigger?: ReactElement;
};

/** What can be done with one thing, on two levels. A press outside right after the opening does not close it. */
export function SubMenu({ label, items, trigger }: SubMenuProps) {
  const isEarlyPress = useEarlyPressGuard();
  return (
    <Base.Root onOpenChange={isEarlyPress}>
      <Base.Trigger render={trigger ?? <IconButton label={label} icon={<IconDots aria-hidden="true" />} />} />
      <MenuPopup label={label}>
        {items.map((item) =>
          'items' in item ? <Deeper key={item.label} {...item} /> : <MenuRow key={item.label} {...item} />,
        )}
      </MenuPopup>
    </Base.Root>
  );
}

function Deeper({ label, icon, items }: Level) {
  const isEarlyPress = useEarlyPressGuard();
  return (
    <Base.SubmenuRoot onOpenChange={isEarlyPress}>
      <Base.SubmenuTrigger className={styles.item}>
        {icon}
        <span className={styles.label}>{label}</span>
        <IconChevronRight className={styles.deeper} aria-hidden="true" />
      </Base.SubmenuTrigger>
      <MenuPopup label={label} nested>
        {items.map((item) => (
          <MenuRow key={item.label} {...item} />
        ))}
      </MenuPopup>
    </Base.SubmenuRoot>
  );
}
