import type { TaxReport } from '@fieldspan/contract/ageing-calls';
import { moneyText } from '@fieldspan/domain/money-text';
import { t } from '@fieldspan/ui/i18n';
import { BarPicture } from '../documents/bar-picture.tsx';
import type { PictureBar } from '../documents/bar-picture.tsx';

const MOST = 12;

type Amounts = { collected: number; paid: number; owed: number };

/** What was collected and what is claimed back, period by period; the table says the same in figures. */
export function TaxPicture({ report: { rows } }: { report: TaxReport }) {
  const bars = [...Map.groupBy(rows, ({ period }) => period)].slice(-MOST).map(([period, ofPeriod]): PictureBar => {
    const [collected, paid] = [sumOf(ofPeriod, 'collected'), sumOf(ofPeriod, 'paid')];
    return {
      key: period,
      name: period,
      amount: t('{{amount}} to pay', { amount: moneyText(sumOf(ofPeriod, 'owed')) }),
      says: t('{{period}}: {{collected}} on sales, {{paid}} on purchases', {
        period,
        collected: moneyText(collected),
        paid: moneyText(paid),
      }),
      values: [collected, paid],
    };
  });
  return (
    <BarPicture
      title={t('Collected and claimed back')}
      legend={[t('Tax on sales'), t('Tax on purchases')]}
      bars={bars}
    />
  );
}

const sumOf = (rows: readonly Amounts[], field: keyof Amounts): number =>
  rows.reduce((cents, row) => cents + Math.round(row[field] * 100), 0) / 100;
