import { billsQuery } from '@fieldspan/api/queries/purchasing';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { billPath } from './bill-path.ts';

type BillsCardProps = { of: Parameters<typeof billsQuery>[0]; hint: string };

/** Bills of suppliers. */
export function BillsCard({ of, hint }: BillsCardProps) {
  const {
    data: { rows, more },
  } = useSuspenseQuery(billsQuery(of));
  return (
    <RelatedCard
      more={more}
      title={t('Bills of suppliers')}
      icon={<IconReceiptDollar aria-hidden="true" />}
      empty={t('No bills')}
      hint={hint}
    >
      {rows.map(({ id, slug, bill_num, total, status, Supplier, PurchaseOrder }) => (
        <ListItem
          key={id}
          to={billPath(slug)}
          title={bill_num}
          subtitle={[Supplier?.name, PurchaseOrder?.po_num].filter(Boolean).join(' · ')}
          trailing={
            <>
              <MoneyCell of={total} />
              <DocumentState status={status} />
            </>
          }
        />
      ))}
    </RelatedCard>
  );
}
