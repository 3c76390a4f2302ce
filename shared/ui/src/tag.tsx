import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tag.module.css';

type TagProps = {
  tone?: 'neutral' | 'green' | 'red' | 'amber' | 'blue';
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A state in a word; the colour only helps. */
export function Tag({ tone = 'neutral', icon, children, className }: TagProps) {
  return (
    <span className={classNames(styles.tag, className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
