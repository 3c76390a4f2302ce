import type { FormField } from '@fieldspan/contract/form-json';
import { plural, t } from '@fieldspan/ui/i18n';
import styles from './table-preview.module.css';

type TablePreviewProps = { columns: readonly string[]; rows: FormField['rows'] };

/** A table to fill in: the heads of its columns, and its rows by name or by number. */
export function TablePreview({ columns, rows }: TablePreviewProps) {
  return (
    <dl className={styles.table}>
      <dt>{t('Columns')}</dt>
      <dd>{columns.join(', ')}</dd>
      <dt>{t('Rows')}</dt>
      <dd>{rowsText(rows)}</dd>
    </dl>
  );
}

function rowsText(rows: FormField['rows']): string {
  if (typeof rows === 'number') return plural(rows, '{{count}} row', '{{count}} rows');
  return rows && rows.length > 0 ? rows.join(', ') : t('Added while filling in');
}
