import { rejectExpense } from '@fieldspan/api/queries/expenses';
import { t } from '@fieldspan/ui/i18n';
import { ReopenButton } from '@fieldspan/records/review/reopen-button';

type ReopenExpenseProps = { expense: { id: number; version: number; slug: string; user_id: number | null } };

/** Sends an approved expense back to its owner. */
export function ReopenExpense({ expense }: ReopenExpenseProps) {
  return (
    <ReopenButton
      question={t('Reopen this expense?')}
      onReopen={(reason) => rejectExpense({ ...expense, reason, subject: t('Expense reopened') })}
    />
  );
}
