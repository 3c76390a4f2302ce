import type { ReactNode } from 'react';
import styles from '../agreements.module.css';

type RuleGroupProps = { title: string; isLocked: boolean; children: ReactNode };

export function RuleGroup({ title, isLocked, children }: RuleGroupProps) {
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
