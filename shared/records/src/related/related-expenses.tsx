import { relatedExpensesQuery } from '@fieldspan/api/queries/financial';
import type { Parent } from '@fieldspan/api/queries/records';
import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Money } from '../cells/money.tsx';
import { RelatedList } from './related-list.tsx';

/** What was spent on a project or a service, as far as the person may see it. */
export function RelatedExpenses({ parent }: { parent: Parent }) {
  const { data: expenses } = useSuspenseQuery(relatedExpensesQuery(parent));
  const today = useToday();
  return (
    <RelatedList
      title={t('Expenses')}
      icon={<IconReceiptDollar aria-hidden="true" />}
      empty={t('No Expenses')}
      hint={t('What people spend on this job shows here.')}
    >
      {expenses.map(({ id, slug, description, vendor, spent_on, amount, User }) => (
        <ListItem
          key={id}
          to={`/expenses/list/${slug}`}
          title={description || vendor || t('Expense')}
          subtitle={[User && personName(User), dayText(spent_on, today)].filter(Boolean).join(' · ')}
          trailing={<Money of={amount} />}
        />
      ))}
    </RelatedList>
  );
}
