import type { ComponentProps, ReactNode } from 'react';
import { BarFace } from './bar-face.tsx';
import styles from './bar-item.module.css';

type BarButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: ReactNode;
  label: string;
  /** Says in words why the item has a badge. */
  marked?: string | undefined;
  isIconOnly?: boolean;
};

/** An action button in the top bar. */
export function BarButton({ icon, label, marked, isIconOnly = false, className, ...props }: BarButtonProps) {
  return (
    <button
      type="button"
      title={label}
      data-marked={marked ? '' : undefined}
      {...props}
      className={`${styles.item} ${className ?? ''}`}
    >
      <BarFace icon={icon} label={label} marked={marked} isIconOnly={isIconOnly} />
    </button>
  );
}
