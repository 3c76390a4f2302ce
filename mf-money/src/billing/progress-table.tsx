import type { JobInvoice } from '@fieldspan/api/queries/billing';
import { frozenProgress } from '@fieldspan/domain/money/frozen-progress';
import type { FrozenProgress } from '@fieldspan/domain/money/frozen-progress';
import { frozenTaxes } from '@fieldspan/domain/money/frozen-taxes';
import { moneyText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconList } from '@fieldspan/ui/icons';
import { SCROLLED_BY_KEYS } from '../lines/scrolled-by-keys.ts';
import figures from '../documents/figure-table.module.css';

/** What an issued invoice bills of the schedule, as it was then, and what it comes to. */
export function ProgressTable({ invoice }: { invoice: JobInvoice }) {
  const { subtotal, gross, held, total } = invoice;
  const sums = [
    { term: t('Work and material'), amount: gross },
    { term: t('Held back'), amount: held === null ? null : -held },
    { term: t('Subtotal'), amount: subtotal },
    ...frozenTaxes(invoice.tax_lines_json).map(({ name, rate, tax }) => ({
      term: t('{{tax}} {{rate}} %', { tax: name, rate }),
      amount: tax,
    })),
    { term: t('Total'), amount: total },
  ];
  return (
    <Card title={t('Progress')} icon={<IconList aria-hidden="true" />}>
      <div className={figures.scroll} aria-label={t('Progress')} {...SCROLLED_BY_KEYS}>
        <table className={figures.table} aria-label={t('Progress')}>
          <thead>
            <tr>
              <th scope="col">{t('Part')}</th>
              <th scope="col">{t('Value')}</th>
              <th scope="col">{t('Billed before')}</th>
              <th scope="col">{t('Done')}</th>
              <th scope="col">{t('Stored on site')}</th>
              <th scope="col">{t('Now')}</th>
              <th scope="col">{t('Held back')}</th>
              <th scope="col">{t('Released')}</th>
            </tr>
          </thead>
          <tbody>
            {frozenProgress(invoice.progress_json).map((line) => (
              <Row key={line.line} line={line} />
            ))}
          </tbody>
          <tfoot>
            {sums.map(({ term, amount }) => (
              <tr key={term}>
                <th scope="row" colSpan={7}>
                  {term}
                </th>
                <td>{moneyText(amount)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </Card>
  );
}

const Row = ({ line }: { line: FrozenProgress }) => (
  <tr>
    <th scope="row">{line.title}</th>
    <td>{moneyText(line.value)}</td>
    <td>{moneyText(line.before)}</td>
    <td>{line.percent === '' ? '' : t('{{percent}} %', { percent: line.percent })}</td>
    <td>{line.stored === '' ? '' : moneyText(Number(line.stored))}</td>
    <td>{moneyText(line.gross)}</td>
    <td>{moneyText(line.held)}</td>
    <td>{moneyText(line.released)}</td>
  </tr>
);
