import { decideExpense, rejectExpense } from '@fieldspan/api/queries/expenses';
import { t } from '@fieldspan/ui/i18n';
import { ReviewButtons } from '@fieldspan/records/review/review-buttons';

type DecideExpenseProps = { expense: { id: number; version: number; slug: string; user_id: number | null } };

export function DecideExpense({ expense }: DecideExpenseProps) {
  return (
    <ReviewButtons
      question={t('Send this expense back?')}
      onApprove={() => decideExpense(expense, 'approved')}
      onSendBack={(reason) => rejectExpense({ ...expense, reason, subject: t('Expense sent back') })}
    />
  );
}
