import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { IconCheck } from './icons.ts';
import { AppLink } from './link.tsx';
import styles from './menu.module.css';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** A route of the app: the item is a link. */
  to?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Preceded by a separator line. */
  startsGroup?: boolean;
  /** If set, renders as a checkbox item. */
  checked?: boolean;
};

/** One item of a menu: an action, a link, or a checkbox. */
export function MenuRow({ label, icon, onSelect, to, danger, disabled = false, checked }: MenuItem) {
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
      <Base.CheckboxItem {...shared} checked={checked} disabled={disabled}>
        {face}
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item {...shared} disabled={disabled} data-danger={danger || undefined}>
      {face}
    </Base.Item>
  );
}
