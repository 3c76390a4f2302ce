import { serviceContractsQuery } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';
import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconCertificate } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { RelatedCard } from '@fieldspan/records/page/related-card';

/** A contact's service contracts, the next due first. */
export function ContractsOfContact({ contact }: Places['contact.tab']) {
  const {
    data: { rows: contracts, more },
  } = useSuspenseQuery(serviceContractsQuery(contact.id));
  const today = useToday();
  return (
    <RelatedCard
      more={more}
      title={t('Service contracts')}
      icon={<IconCertificate aria-hidden="true" />}
      empty={t('No Service contracts')}
      hint={t('Contracts with recurring visits for this contact show here.')}
    >
      {contracts.map((contract) => (
        <ListItem
          key={contract.id}
          to={`/service-contract/${contract.slug}/details`}
          title={contract.title}
          subtitle={[
            contract.recurrence,
            contract.next_due && t('Next {{date}}', { date: dayText(contract.next_due, today) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          trailing={contract.archived === 1 && <Tag>{t('Archived')}</Tag>}
        />
      ))}
    </RelatedCard>
  );
}
