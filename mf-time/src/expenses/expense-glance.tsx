import type { ExpenseRow } from '@fieldspan/api/queries/expenses';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { dayText } from '@fieldspan/domain/day-text';
import { moneyText } from '@fieldspan/domain/money-text';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { reviewStep } from '@fieldspan/domain/review-rules';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import type { CurrentUser } from '@fieldspan/records/entry';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Facts } from '@fieldspan/ui/layout/facts';
import { RecordComments } from '@fieldspan/records/page/record-comments';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import { DecideExpense } from './decide-expense.tsx';
import styles from './expense-glance.module.css';
import { ReopenExpense } from './reopen-expense.tsx';
import { ReceiptPicture } from './receipt-picture.tsx';
import { SubmitDraft } from './submit-draft.tsx';

/** The owner submits it; people with write permission decide about those of others, and can withdraw a decision. */
function actionOf(expense: ExpenseRow, { viewer, profile }: CurrentUser) {
  const writes = mayWrite('Expense')(viewer);
  const row = { status: expense.status, isOwn: expense.user_id === profile.id };
  const step = reviewStep(row, { reviews: writes, writes });
  if (step === 'submit') return <SubmitDraft expense={expense} />;
  if (step === 'decide') return <DecideExpense expense={expense} />;
  return step === 'reopen' && !row.isOwn ? <ReopenExpense expense={expense} /> : null;
}

/** An expense with its receipt and the possible actions. */
export function ExpenseGlance({ record: expense }: { record: ExpenseRow }) {
  const { viewer, profile } = useCurrentUser();
  const today = useToday();
  const action = actionOf(expense, { viewer, profile });
  return (
    <>
      <Card title={moneyText(expense.amount) || t('Expense')} {...(action && { action })}>
        <div className={styles.glance}>
          <Facts
            facts={[
              { term: t('Person'), fact: expense.User && personName(expense.User) },
              { term: t('Vendor'), fact: expense.vendor },
              { term: t('Day'), fact: dayText(expense.spent_on, today) },
              { term: t('Tax in it'), fact: moneyText(expense.tax) },
              { term: t('Work'), fact: (expense.Job ?? expense.Service) && <WorkCell row={expense} /> },
            ]}
          />
          {expense.ReceiptImage ? (
            <ReceiptPicture receipt={expense.ReceiptImage} />
          ) : (
            <p className={styles.none}>{t('No receipt was added.')}</p>
          )}
        </div>
      </Card>
      <RecordComments model="Expense" slug={expense.slug} />
    </>
  );
}
