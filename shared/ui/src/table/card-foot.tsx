import styles from './table-cards.module.css';
import type { TableModel } from './table-model.ts';

/** The column footers, such as sums, as a last card. */
export function CardFoot<R>({ model: { columns } }: { model: TableModel<R> }) {
  const shown = columns.filter(({ footer }) => footer !== undefined);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.footer}>
      {shown.map(({ key, header, footer }) => (
        <div key={key} className={styles.fact}>
          <dt>{header}</dt>
          <dd>{footer}</dd>
        </div>
      ))}
    </dl>
  );
}
