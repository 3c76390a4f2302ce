import { documentLines, linesTotal } from '@fieldspan/domain/document-lines';
import { moneyText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';
import styles from './document-lines-table.module.css';
import { numberText } from '@fieldspan/domain/number-text';

type DocumentLinesTableProps = { text: string | null; total: number | null };

/** The lines of an invoice, a quote or an order, with their total. */
export function DocumentLinesTable({ text, total }: DocumentLinesTableProps) {
  const lines = documentLines(text);
  const sum = linesTotal(lines);
  return (
    <Card title={t('Lines')} icon={<IconFileText aria-hidden="true" />}>
      {lines.length === 0 ? (
        <EmptyState title={t('No lines')}>{t('This document has a total and no lines.')}</EmptyState>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('What')}</th>
                <th scope="col">{t('Quantity')}</th>
                <th scope="col">{t('Price')}</th>
                <th scope="col">{t('Amount')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.at}>
                  <td>{line.description}</td>
                  <td>
                    {numberText(line.quantity)} {line.unit.replace(/^\//, '')}
                  </td>
                  <td>{moneyText(line.price)}</td>
                  <td>{moneyText(line.amount)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {t('Total')}
                </th>
                <td>{moneyText(total ?? sum)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {lines.length > 0 && total !== null && Math.abs(sum - total) >= 0.005 && (
        <p className={styles.note}>
          {t('The lines come to {{sum}}; the document says otherwise.', { sum: moneyText(sum) })}
        </p>
      )}
    </Card>
  );
}
