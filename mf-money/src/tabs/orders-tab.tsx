import { relatedOrdersQuery } from '@fieldspan/api/queries/financial';
import type { Parent } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';
import { t } from '@fieldspan/ui/i18n';
import { IconPackages } from '@fieldspan/ui/icons';
import { Stack } from '@fieldspan/ui/layout/stack';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { BillsCard } from '../purchasing/bills-card.tsx';
import { RelatedCard } from '@fieldspan/records/page/related-card';

export const ProjectOrders = ({ project }: Places['project.tab']) => (
  <Orders parent={{ job_id: project.id }} to={(slug) => `/project/${project.slug}/purchase-orders/${slug}`} />
);

export const ServiceOrders = ({ service }: Places['service.tab']) => (
  <Orders parent={{ service_id: service.id }} to={(slug) => `/service/${service.slug}/purchase-orders/${slug}`} />
);

/** The orders for a project or a service. */
function Orders({ parent, to }: { parent: Parent; to: (slug: string) => string }) {
  const {
    data: { rows: orders, more },
  } = useSuspenseQuery(relatedOrdersQuery(parent));
  return (
    <Stack>
      <RelatedCard
        more={more}
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
                <MoneyCell of={total} />
                <DocumentState status={status} />
              </>
            }
          />
        ))}
      </RelatedCard>
      <BillsCard of={parent} hint={t('What suppliers bill for these orders shows here.')} />
    </Stack>
  );
}
