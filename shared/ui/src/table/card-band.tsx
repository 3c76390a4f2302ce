import type { Band } from './bands.ts';
import styles from './table-cards.module.css';
import type { TableModel } from './table-model.ts';

type CardBandProps<R> = { model: TableModel<R>; band: Band };

/** A band between cards. */
export function CardBand<R>({ model: { columns }, band: { title, values } }: CardBandProps<R>) {
  const shown = columns.filter(({ key }) => values?.[key] !== undefined);
  return (
    <li className={styles.band}>
      {title}
      {shown.length > 0 && (
        <dl className={styles.facts}>
          {shown.map(({ key, header }) => (
            <div key={key} className={styles.fact}>
              <dt>{header}</dt>
              <dd>{values?.[key]}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
