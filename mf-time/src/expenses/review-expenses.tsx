import { waitingExpensesQuery } from '@fieldspan/api/queries/expenses';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { Avatar } from '@fieldspan/ui/avatar';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconChecks } from '@fieldspan/ui/icons';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import { ReviewItem } from './review-item.tsx';
import { DecideExpense } from './decide-expense.tsx';
import { expenseArea } from './expense-area.ts';

/** Submitted expenses of others, the oldest first. */
export function ReviewExpenses() {
  return (
    <AreaPage area={expenseArea} tab="review" title={t('Review')}>
      <Waiting />
    </AreaPage>
  );
}

function Waiting() {
  const { profile, viewer } = useCurrentUser();
  const { data } = useSuspenseQuery(waitingExpensesQuery(profile.id));
  const today = useToday();
  if (data.rows.length === 0) {
    return (
      <EmptyState icon={<IconChecks aria-hidden="true" />} title={t('Nothing waits for you')}>
        {t('Expenses that your crew submits show here.')}
      </EmptyState>
    );
  }
  const count = data.meta?.count ?? data.rows.length;
  return (
    <Card
      title={
        count > data.rows.length
          ? t('The oldest {{shown}} of {{count}}', { shown: data.rows.length, count })
          : t('{{count}} waiting', { count })
      }
    >
      <ul>
        {data.rows.map((expense) => {
          const name = expense.User ? personName(expense.User) : t('Unknown person');
          return (
            <ReviewItem
              key={expense.id}
              to={`/expenses/list/${expense.slug}`}
              leading={<Avatar name={name} />}
              title={expense.description || expense.vendor || t('Expense')}
              facts={[
                name,
                dayText(expense.spent_on, today),
                expense.vendor,
                expense.ReceiptImage ? t('With receipt') : t('No receipt'),
              ]}
              work={<WorkCell row={expense} plain />}
              amount={<MoneyCell of={expense.amount} />}
              buttons={mayWrite('Expense')(viewer) && <DecideExpense expense={expense} />}
            />
          );
        })}
      </ul>
    </Card>
  );
}
