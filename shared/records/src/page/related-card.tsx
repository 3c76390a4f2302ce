import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import type { ReactElement, ReactNode } from 'react';
import styles from './related-card.module.css';

type RelatedCardProps = {
  title: string;
  icon: ReactNode;
  action?: ReactNode;
  empty: string;
  hint: string;
  /** Stands above the rows, also where there are none. */
  note?: ReactNode;
  /** How many there are beside these. */
  more: number;
  children: ReactElement[];
};

/** What belongs to a record, in a card; says what would stand there when nothing does. */
export function RelatedCard({ title, icon, action, empty, hint, note, more, children }: RelatedCardProps) {
  return (
    <Card title={title} icon={icon} action={action}>
      {note && <div className={styles.note}>{note}</div>}
      {children.length === 0 ? <EmptyState title={empty}>{hint}</EmptyState> : <ul>{children}</ul>}
      {more > 0 && (
        <p className={styles.more}>
          {more === 1 ? t('1 more is not shown here.') : t('{{count}} more are not shown here.', { count: more })}
        </p>
      )}
    </Card>
  );
}
