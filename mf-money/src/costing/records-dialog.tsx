import { COST_CODE_NAMES } from '@fieldspan/domain/money/cost-code-names';
import { costRecordsQuery } from '@fieldspan/api/queries/costing';
import type { CostRecord } from '@fieldspan/contract/cost-calls';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { moneySum } from '@fieldspan/domain/money-sum';
import { moneyText } from '@fieldspan/domain/money-text';
import { numberText } from '@fieldspan/domain/number-text';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FIGURE_NAMES } from './cost-names.ts';
import type { Looked } from './cost-names.ts';
import styles from './costing.module.css';

const MODEL_NAMES: Readonly<Record<CostRecord['model'], Message>> = {
  BudgetLine: msg('Budget'),
  JobCost: msg('Typed cost'),
  TimeLog: msg('Time'),
  EquipmentUsage: msg('Equipment'),
  StockMovement: msg('Stock'),
  SupplierBill: msg('Bill'),
  PurchaseOrder: msg('Purchase order'),
  Expense: msg('Expense'),
};

type RecordsDialogProps = {
  jobId: number;
  looked: Looked;
  /** Opens what is written here and has no page of its own. */
  onEdit: (record: CostRecord) => void;
  onClose: () => void;
};

/** What a figure is made of, record by record. */
export function RecordsDialog({ jobId, looked: { figure, code }, onEdit, onClose }: RecordsDialogProps) {
  const what = translated(FIGURE_NAMES[figure]);
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title={code === undefined ? what : `${what} · ${translated(COST_CODE_NAMES[code])}`}
    >
      <PartBoundary>
        <Records
          question={{ id: jobId, figure, ...(code !== undefined && { cost_code: code }) }}
          onEdit={onEdit}
          onClose={onClose}
        />
      </PartBoundary>
    </Dialog>
  );
}

type RecordsProps = Pick<RecordsDialogProps, 'onEdit' | 'onClose'> & {
  question: Parameters<typeof costRecordsQuery>[0];
};

function Records({ question, onEdit, onClose }: RecordsProps) {
  const { data: records } = useSuspenseQuery(costRecordsQuery(question));
  const known = records.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return (
    <>
      <ul className={styles.records}>
        {records.map((record) => (
          <li key={record.key}>
            <span className={styles.what}>
              <Named record={record} onEdit={onEdit} onClose={onClose} />
              <span className={styles.note}>
                {translated(MODEL_NAMES[record.model])}
                {record.note !== null && ` · ${record.note}`}
              </span>
            </span>
            <span className={styles.day}>
              <DayCell on={record.on} />
            </span>
            <span className={styles.amount}>
              {record.hours !== null && (
                <span className={styles.note}>{t('{{hours}} h', { hours: numberText(record.hours) })}</span>
              )}
              {record.amount === null ? t('not shown') : moneyText(record.amount)}
            </span>
          </li>
        ))}
      </ul>
      {known.length === records.length ? (
        <p className={styles.sum}>
          {t('Total')} <strong>{moneyText(moneySum(known))}</strong>
        </p>
      ) : (
        <p className={styles.note}>{t('What the time of a person costs is shown to people who may see pay.')}</p>
      )}
    </>
  );
}

function Named({ record, onEdit, onClose }: { record: CostRecord } & Pick<RecordsProps, 'onEdit' | 'onClose'>) {
  const { title, to, id, model } = record;
  const name = title ?? translated(MODEL_NAMES[model]);
  if (to !== null)
    return (
      <AppLink to={to} onClick={onClose}>
        {name}
      </AppLink>
    );
  if (id === null) return <span>{name}</span>;
  return (
    <button type="button" className={styles.look} onClick={() => onEdit(record)}>
      {name}
    </button>
  );
}
