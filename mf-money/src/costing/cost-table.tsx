import { COST_CODE_NAMES } from '@fieldspan/domain/money/cost-code-names';
import type { CostFigures, CostingAnswer, CostRowAnswer } from '@fieldspan/contract/cost-calls';
import type { CostCode, CostFigure } from '@fieldspan/domain/money/costing';
import { moneyText } from '@fieldspan/domain/money-text';
import { t, translated } from '@fieldspan/ui/i18n';
import { CostBar } from './cost-bar.tsx';
import { CostIcon } from './cost-icon.tsx';
import { FIGURE_NAMES } from './cost-names.ts';
import type { Looked } from './cost-names.ts';
import figures from '../documents/figure-table.module.css';
import styles from './costing.module.css';

type CostTableProps = {
  costing: CostingAnswer;
  onLook: (looked: Looked) => void;
  /** For people who may write the budget. */
  onForecast?: (row: CostRowAnswer) => void;
};

/** A row for each cost code; a press on a figure shows what it is made of. */
export function CostTable({ costing: { rows, sums }, onLook, onForecast }: CostTableProps) {
  const hasAccrued = sums.accrued !== 0;
  return (
    <div className={figures.scroll}>
      <table className={`${figures.table} ${styles.codes}`} aria-label={t('Cost to budget')}>
        <thead>
          <tr>
            <th scope="col">{t('Cost code')}</th>
            {headers(hasAccrued).map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.cost_code}>
              <th scope="row">
                <CostIcon code={row.cost_code} />
                {translated(COST_CODE_NAMES[row.cost_code])}
              </th>
              <Cells
                row={row}
                code={row.cost_code}
                hasAccrued={hasAccrued}
                onLook={onLook}
                {...(onForecast && { onToGo: () => onForecast(row) })}
                said={row.said?.note ?? null}
              />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('Total')}</th>
            <Cells row={sums} hasAccrued={hasAccrued} onLook={onLook} said={null} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const headers = (hasAccrued: boolean): string[] => [
  t('Estimate'),
  t('Changes'),
  t('Budget'),
  t('Actual'),
  ...(hasAccrued ? [t('Received, not billed')] : []),
  t('Committed'),
  t('To go'),
  t('Forecast'),
  t('Forecast to budget'),
  t('Difference'),
];

type CellsProps = {
  row: CostFigures;
  code?: CostCode;
  hasAccrued: boolean;
  onLook: (looked: Looked) => void;
  onToGo?: () => void;
  said: string | null;
};

function Cells({ row, code, hasAccrued, onLook, onToGo, said }: CellsProps) {
  const of = code === undefined ? t('all costs') : translated(COST_CODE_NAMES[code]);
  const figure = (name: CostFigure, amount: number, sign = false) => (
    <FigureCell
      label={translated(FIGURE_NAMES[name])}
      of={of}
      amount={amount}
      text={sign && amount > 0 ? `+${moneyText(amount)}` : moneyText(amount)}
      onPress={() => onLook({ figure: name, ...(code !== undefined && { code }) })}
    />
  );
  return (
    <>
      {figure('estimate', row.estimate)}
      {figure('change', row.changes, true)}
      <td data-label={t('Budget')} data-empty={row.budget === 0 || undefined}>
        {amountText(row.budget)}
      </td>
      {figure('actual', row.actual)}
      {hasAccrued && figure('accrued', row.accrued)}
      {figure('committed', row.committed)}
      <td data-label={t('To go')} data-said={said !== null || undefined}>
        {onToGo ? (
          <button
            type="button"
            className={styles.look}
            aria-label={t('To go of {{code}}: {{amount}}', { code: of, amount: moneyText(row.to_go) })}
            title={said ?? undefined}
            onClick={onToGo}
          >
            {amountText(row.to_go)}
          </button>
        ) : (
          amountText(row.to_go)
        )}
      </td>
      <td data-label={t('Forecast')} className={styles.strong}>
        {amountText(row.forecast)}
      </td>
      <td data-label={t('Forecast to budget')} className={styles.bars}>
        <CostBar row={row} />
      </td>
      <td data-label={t('Difference')}>
        <Difference amount={row.difference} />
      </td>
    </>
  );
}

const amountText = (amount: number): string => (amount === 0 ? '–' : moneyText(amount));

type FigureCellProps = { label: string; of: string; amount: number; text: string; onPress: () => void };

/** No amount has nothing behind it. */
function FigureCell({ label, of, amount, text, onPress }: FigureCellProps) {
  return (
    <td data-label={label} data-empty={amount === 0 || undefined}>
      {amount === 0 ? (
        '–'
      ) : (
        <button
          type="button"
          className={styles.look}
          aria-label={t('{{figure}} of {{code}}: {{amount}}', { figure: label, code: of, amount: text })}
          onClick={onPress}
        >
          {text}
        </button>
      )}
    </td>
  );
}

function Difference({ amount }: { amount: number }) {
  if (amount === 0) return '–';
  return (
    <span className={styles.difference} data-over={amount < 0 || undefined}>
      <strong>{moneyText(Math.abs(amount))}</strong> {amount < 0 ? t('over') : t('under')}
    </span>
  );
}
