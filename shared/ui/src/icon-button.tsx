import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The button's accessible name; also its tooltip. */
  label: string;
  icon: ReactNode;
  /** Shows a dot for something new. The label must say it in words. */
  badge?: boolean;
  variant?: 'primary' | 'default' | 'quiet' | 'danger';
};

export function IconButton({ label, icon, badge = false, variant = 'quiet', className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className={classNames(styles.button, className)}
      data-variant={variant}
    >
      {icon}
      {badge && <span className={styles.badge} aria-hidden="true" />}
    </button>
  );
}
