import type { Contact } from '@fieldspan/api/queries/records';
import { supplierOrdersQuery } from '@fieldspan/api/queries/related';
import { useParams } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { IconPackages } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { RelatedCard } from '@fieldspan/records/page/related-card';

const CLOSED: ReadonlySet<string | null> = new Set(['Received', 'Closed']);

/** Orders from a supplier: all of them, or the open ones. */
export function ContactPurchases({ record: contact }: { record: Contact }) {
  const { purchase_tab: tab = 'all' } = useParams();
  const {
    data: { rows: orders, more },
  } = useSuspenseQuery(supplierOrdersQuery(contact.id));
  const path = `/contact/${contact.slug}/purchases`;
  const shown = tab === 'open' ? orders.filter(({ status }) => !CLOSED.has(status)) : orders;
  return (
    <>
      <LinkChips
        chips={[
          { to: `${path}/all`, label: t('All'), isCurrent: tab !== 'open' },
          { to: `${path}/open`, label: t('Open'), isCurrent: tab === 'open' },
        ]}
      />
      <RelatedCard
        more={more}
        title={t('Purchases')}
        icon={<IconPackages aria-hidden="true" />}
        empty={t('No Purchase Orders')}
        hint={t('What is ordered from this contact shows here.')}
      >
        {shown.map(({ id, slug, po_num, description, total, status }) => (
          <ListItem
            key={id}
            to={`/financial/purchase-orders/${slug}`}
            title={po_num}
            subtitle={description}
            trailing={
              <>
                <MoneyCell of={total} />
                <DocumentState status={status} />
              </>
            }
          />
        ))}
      </RelatedCard>
    </>
  );
}
