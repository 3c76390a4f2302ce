import type { ComponentProps, ReactNode } from 'react';
import { BarFace } from './bar-face.tsx';
import styles from './bar-item.module.css';

type BarButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: ReactNode;
  label: string;
  isIconOnly?: boolean;
};

/** An action in the top bar. */
export function BarButton({ icon, label, isIconOnly = false, className, ...props }: BarButtonProps) {
  return (
    <button type="button" title={label} {...props} className={`${styles.item} ${className ?? ''}`}>
      <BarFace icon={icon} label={label} isIconOnly={isIconOnly} />
    </button>
  );
}
