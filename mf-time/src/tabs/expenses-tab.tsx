import { relatedExpensesQuery } from '@fieldspan/api/queries/financial';
import type { Parent } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';
import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { RelatedCard } from '@fieldspan/records/page/related-card';

export const ProjectExpenses = ({ project }: Places['project.tab']) => <Expenses parent={{ job_id: project.id }} />;

export const ServiceExpenses = ({ service }: Places['service.tab']) => <Expenses parent={{ service_id: service.id }} />;

/** The expenses of a project or a service, as far as the person may see them. */
function Expenses({ parent }: { parent: Parent }) {
  const {
    data: { rows: expenses, more },
  } = useSuspenseQuery(relatedExpensesQuery(parent));
  const today = useToday();
  return (
    <RelatedCard
      more={more}
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
          trailing={<MoneyCell of={amount} />}
        />
      ))}
    </RelatedCard>
  );
}
