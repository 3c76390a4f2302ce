import { expenseCodeChoicesQuery } from '@fieldspan/api/queries/expenses';
import { projectChoicesQuery, serviceChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { RelationField } from '@fieldspan/records/fields/relation-field';
import type { ExpenseDraft } from './expense-draft.ts';
import type { ExpenseNeed } from '@fieldspan/domain/expense-problems';
import styles from './new-expense.module.css';

type ExpenseFieldsProps = {
  draft: ExpenseDraft;
  missing: readonly ExpenseNeed[];
  unreadable: readonly ('amount' | 'tax')[];
  onChange: (part: Partial<ExpenseDraft>) => void;
};

export function ExpenseFields({ draft, missing, unreadable, onChange }: ExpenseFieldsProps) {
  const noAmountYet = missing.includes('amount') ? t('Say how much was paid, such as 42.50.') : undefined;
  const noAmount = t('This is no amount. Write it such as 1234.50.');
  return (
    <div className={styles.fields}>
      <TextField
        label={t('Amount ($)')}
        inputMode="decimal"
        required
        value={draft.amount}
        error={unreadable.includes('amount') ? noAmount : noAmountYet}
        onChange={(amount) => onChange({ amount })}
      />
      <TextField
        label={t('Tax in it ($)')}
        inputMode="decimal"
        value={draft.tax}
        error={unreadable.includes('tax') ? noAmount : undefined}
        onChange={(tax) => onChange({ tax })}
      />
      <TextField label={t('Vendor')} value={draft.vendor} onChange={(vendor) => onChange({ vendor })} />
      <TextField
        label={t('Day')}
        type="date"
        required
        value={draft.spent_on}
        error={missing.includes('spent_on') ? t('Say when it was paid.') : undefined}
        onChange={(spent_on) => onChange({ spent_on })}
      />
      <TextField
        className={styles.wide ?? ''}
        label={t('What was bought')}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      <RelationField
        label={t('Code')}
        value={draft.expense_code_id}
        shown={null}
        choices={expenseCodeChoicesQuery}
        onChange={(expense_code_id) => onChange({ expense_code_id })}
      />
      <RelationField
        label={t('Project')}
        value={draft.job_id}
        shown={null}
        choices={projectChoicesQuery}
        onChange={(job_id) => onChange({ job_id, ...(job_id !== null && { service_id: null }) })}
      />
      <RelationField
        label={t('Service')}
        value={draft.service_id}
        shown={null}
        choices={serviceChoicesQuery}
        onChange={(service_id) => onChange({ service_id, ...(service_id !== null && { job_id: null }) })}
      />
    </div>
  );
}
