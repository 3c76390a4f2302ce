import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tag.module.css';

type TagProps = {
  tone?: 'neutral' | 'green' | 'red' | 'amber' | 'blue';
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A status label; the word carries the meaning, the colour only supports it. */
export function Tag({ tone = 'neutral', icon, children, className }: TagProps) {
  return (
    <span className={classNames(styles.tag, className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
