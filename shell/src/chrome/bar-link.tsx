import { useLocation } from '@fieldspan/federation/router';
import { AppLink } from '@fieldspan/ui/link';
import type { ReactNode } from 'react';
import { BarFace } from './bar-face.tsx';
import styles from './bar-item.module.css';

type BarLinkProps = {
  to: string;
  icon: ReactNode;
  label: string;
  /** Says in words why the item has a badge. */
  marked?: string | undefined;
  className?: string | undefined;
};

/** A link in the top bar. */
export function BarLink({ to, icon, label, marked, className }: BarLinkProps) {
  const { pathname } = useLocation();
  return (
    <AppLink
      to={to}
      className={`${styles.item} ${className ?? ''}`}
      title={label}
      aria-current={pathname === to ? 'page' : undefined}
      data-marked={marked ? '' : undefined}
    >
      <BarFace icon={icon} label={label} marked={marked} />
    </AppLink>
  );
}
