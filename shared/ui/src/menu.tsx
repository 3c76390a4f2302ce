import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { useEarlyPressGuard } from './early-press.ts';
import { IconCheck } from './icons.ts';
import { AppLink } from './link.tsx';
import styles from './menu.module.css';

type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** A route of the app: the item is a link. */
  to?: string;
  danger?: boolean;
  /** Given at all, the item is one to tick. */
  checked?: boolean;
};

type MenuProps = { trigger: ReactElement; items: readonly MenuItem[]; label: string };

/** A button that opens a list of actions. */
export function Menu({ trigger, items, label }: MenuProps) {
  const isEarlyPress = useEarlyPressGuard();
  return (
    <Base.Root onOpenChange={isEarlyPress}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={10} align="start" collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-label={label}>
            {items.map((item) => (
              <Row key={item.label} {...item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Row({ label, icon, onSelect, to, danger, checked }: MenuItem) {
  const shared = { className: styles.item, onClick: () => onSelect?.(), closeOnClick: true };
  const face = (
    <>
      {icon}
      <span className={styles.label}>{label}</span>
      {checked && <IconCheck className={styles.tick} aria-hidden="true" />}
    </>
  );
  if (to !== undefined) {
    return (
      <Base.LinkItem {...shared} render={<AppLink to={to} />}>
        {face}
      </Base.LinkItem>
    );
  }
  if (checked !== undefined) {
    return (
      <Base.CheckboxItem {...shared} checked={checked}>
        {face}
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item {...shared} data-danger={danger || undefined}>
      {face}
    </Base.Item>
  );
}
