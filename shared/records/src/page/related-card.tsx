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
  /** Shown above the rows, also if there are none. */
  note?: ReactNode;
  /** The number of further rows. */
  more: number;
  children: ReactElement[];
};

/** Related records in a card, with a text for when there are none. */
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
