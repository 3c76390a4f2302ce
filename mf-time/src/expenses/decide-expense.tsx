import { decideExpense, rejectExpense } from '@fieldspan/api/queries/expenses';
import { t } from '@fieldspan/ui/i18n';
import { Decide } from '@fieldspan/records/review/decide';

type DecideExpenseProps = { expense: { id: number; version: number; slug: string; user_id: number | null } };

export function DecideExpense({ expense }: DecideExpenseProps) {
  return (
    <Decide
      question={t('Send this expense back?')}
      onApprove={() => decideExpense(expense, 'approved')}
      onSendBack={(reason) => rejectExpense({ ...expense, reason, subject: t('Expense sent back') })}
    />
  );
}
