import type { Sum } from '@fieldspan/api/call';
import type { QueryValue } from '@fieldspan/api/queries/query-value';
import { moneyText } from '@fieldspan/domain/money-text';
import { plural } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQuery } from '@tanstack/react-query';
import styles from './sum-card.module.css';

type SumCardProps = { title: string; query: QueryValue<Sum>; to: string; isWarning?: boolean };

export function SumCard({ title, query, to, isWarning = false }: SumCardProps) {
  const { data: sum } = useSuspenseQuery(query);
  return (
    <section className={styles.card} aria-label={title} data-warning={(isWarning && sum.count > 0) || undefined}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.total}>{moneyText(sum.total)}</p>
      <AppLink className={styles.link} to={to}>
        {plural(sum.count, { one: '{{count}} document', other: '{{count}} documents' })}
      </AppLink>
    </section>
  );
}
