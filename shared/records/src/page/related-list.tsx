import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import type { ReactElement, ReactNode } from 'react';
import styles from './related-list.module.css';

type RelatedListProps = {
  title: string;
  icon: ReactNode;
  action?: ReactNode;
  empty: string;
  hint: string;
  /** Stands above the rows, also where there are none. */
  note?: ReactNode;
  children: ReactElement[];
};

/** What belongs to a record, in a card; says what would stand there when nothing does. */
export function RelatedList({ title, icon, action, empty, hint, note, children }: RelatedListProps) {
  return (
    <Card title={title} icon={icon} action={action}>
      {note && <div className={styles.note}>{note}</div>}
      {children.length === 0 ? <EmptyState title={empty}>{hint}</EmptyState> : <ul>{children}</ul>}
    </Card>
  );
}
