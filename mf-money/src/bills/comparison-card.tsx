import type { SupplierBill } from '@fieldspan/api/queries/purchasing';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { amountOfLine, documentLines } from '@fieldspan/domain/money/document-lines';
import { compareWithOrder, differenceOf } from '@fieldspan/domain/money/purchasing';
import { moneyText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconList } from '@fieldspan/ui/icons';
import { SCROLLED_BY_KEYS } from '../lines/scrolled-by-keys.ts';
import figures from '../documents/figure-table.module.css';
import styles from '../purchasing/purchasing.module.css';

const centsText = (cents: bigint | null): string => (cents === null ? '' : moneyText(amountOf(cents)));

/** The lines of a bill, as they are saved, beside the prices of its order. */
export function ComparisonCard({ bill }: { bill: SupplierBill }) {
  const lines = documentLines(bill.lines_json);
  const compared = compareWithOrder(lines, documentLines(bill.PurchaseOrder?.lines_json ?? null));
  const byKey = new Map(lines.map((line) => [line.key, line]));
  return (
    <Card title={t('Beside the order')} icon={<IconList aria-hidden="true" />}>
      <div className={figures.scroll} aria-label={t('Beside the order')} {...SCROLLED_BY_KEYS}>
        <table className={figures.table} aria-label={t('Beside the order')}>
          <thead>
            <tr>
              <th scope="col">{t('What')}</th>
              <th scope="col">{t('Quantity')}</th>
              <th scope="col">{t('At the order’s price')}</th>
              <th scope="col">{t('Billed')}</th>
              <th scope="col">{t('Difference')}</th>
            </tr>
          </thead>
          <tbody>
            {compared.map(({ key, expected, difference, isOver }) => {
              const line = byKey.get(key);
              return (
                <tr key={key}>
                  <th scope="row">{line?.description}</th>
                  <td>{line?.quantity}</td>
                  <td>{expected === null ? t('Not ordered') : centsText(expected)}</td>
                  <td>{centsText(line ? amountOfLine(line) : null)}</td>
                  <td className={isOver ? styles.over : undefined}>{centsText(difference)}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t('Difference in all')}
              </th>
              <td>{centsText(differenceOf(compared))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}
