import { t } from '../i18n.ts';
import { AppLink } from '../link.tsx';
import type { CardColumns } from './columns.ts';
import { SelectBox } from './select-box.tsx';
import styles from './table-cards.module.css';
import { titleId, type TableModel } from './table-model.ts';

type CardHeadProps<R> = CardColumns<R> & { model: TableModel<R>; row: R; index: number };

/** A card's title, status and checkbox. */
export function CardHead<R>({ model, row, index, title, status }: CardHeadProps<R>) {
  const { rowKey, rowTo, selection } = model;
  const describedBy = titleId(model, row);
  const name = title?.cell(row);
  return (
    <div className={styles.head}>
      {selection && (
        <SelectBox
          label={t('Select')}
          describedBy={describedBy}
          state={selection.has(rowKey(row)) ? 'all' : 'none'}
          onToggle={(isRange) => selection.toggle(index, isRange)}
        />
      )}
      <span id={describedBy} className={styles.title}>
        {rowTo ? (
          <AppLink to={rowTo(row)} className={styles.link} data-part="link">
            {name}
          </AppLink>
        ) : (
          name
        )}
      </span>
      {status?.cell(row)}
    </div>
  );
}
