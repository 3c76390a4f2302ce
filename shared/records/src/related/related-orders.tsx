import { relatedOrdersQuery } from '@fieldspan/api/queries/financial';
import type { Parent } from '@fieldspan/api/queries/records';
import { t } from '@fieldspan/ui/i18n';
import { IconPackages } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DocumentState } from '../cells/document-state.tsx';
import { Money } from '../cells/money.tsx';
import { RelatedList } from './related-list.tsx';

/** What was ordered for a project or a service. */
export function RelatedOrders({ parent, to }: { parent: Parent; to: (slug: string) => string }) {
  const { data: orders } = useSuspenseQuery(relatedOrdersQuery(parent));
  return (
    <RelatedList
      title={t('Purchase orders')}
      icon={<IconPackages aria-hidden="true" />}
      empty={t('No Purchase Orders')}
      hint={t('What is ordered for this job shows here.')}
    >
      {orders.map(({ id, slug, po_num, description, total, status, Supplier }) => (
        <ListItem
          key={id}
          to={to(slug)}
          title={po_num}
          subtitle={[description, Supplier?.name].filter(Boolean).join(' · ')}
          trailing={
            <>
              <Money of={total} />
              <DocumentState status={status} />
            </>
          }
        />
      ))}
    </RelatedList>
  );
}
