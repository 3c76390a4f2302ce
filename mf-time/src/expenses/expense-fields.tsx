import { expenseCodeChoicesQuery } from '@fieldspan/api/queries/expenses';
import { projectChoicesQuery, serviceChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { COST_CODE_NAMES } from '@fieldspan/domain/money/cost-code-names';
import { COST_CODES } from '@fieldspan/domain/money/costing';
import type { CostCode } from '@fieldspan/domain/money/costing';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
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
      <WorkFields draft={draft} onChange={onChange} />
    </div>
  );
}

/** What the expense is for. */
function WorkFields({ draft, onChange }: Pick<ExpenseFieldsProps, 'draft' | 'onChange'>) {
  return (
    <>
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
        onChange={(service_id) =>
          onChange({ service_id, ...(service_id !== null && { job_id: null, cost_code: null }) })
        }
      />
      {draft.job_id !== null && (
        <CostCodeField value={draft.cost_code} onChange={(cost_code) => onChange({ cost_code })} />
      )}
    </>
  );
}

type CostCodeFieldProps = { value: CostCode | null; onChange: (code: CostCode | null) => void };

/** Which costs of its project it is. */
function CostCodeField({ value, onChange }: CostCodeFieldProps) {
  return (
    <SelectField
      label={t('Cost code')}
      value={value ?? ''}
      options={[
        { value: '', label: t('Other, until somebody sorts it') },
        ...COST_CODES.map((code) => ({ value: code, label: translated(COST_CODE_NAMES[code]) })),
      ]}
      onChange={(chosen) => onChange(COST_CODES.find((code) => code === chosen) ?? null)}
    />
  );
}
