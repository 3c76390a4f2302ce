import type { SupplierBill } from '@fieldspan/api/queries/purchasing';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { instantText } from '@fieldspan/domain/day-text';
import { moneyText } from '@fieldspan/domain/money-text';
import { personName } from '@fieldspan/domain/person-name';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { Facts } from '@fieldspan/ui/layout/facts';
import { AppLink } from '@fieldspan/ui/link';
import { useState } from 'react';
import { DocumentLines } from '../documents/document-lines.tsx';
import { BillSteps } from './bill-steps.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { PriceQuestion } from './price-question.tsx';
import styles from '../purchasing/purchasing.module.css';

/** A bill: what can be done with it, whose it is, its lines, and these beside the order. */
export function BillBody({ record: bill }: { record: SupplierBill }) {
  const { viewer } = useCurrentUser();
  const may = mayWrite('SupplierBill')(viewer);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isJustApproved, setIsJustApproved] = useState(false);
  return (
    <div className={styles.page}>
      <BillSteps bill={bill} mayWrite={may} isUnsaved={isUnsaved} onApproved={() => setIsJustApproved(true)} />
      {bill.status === 'Approved' && mayWrite('Material')(viewer) && (
        <PriceQuestion bill={bill} isAsked={isJustApproved} />
      )}
      <BillFacts bill={bill} />
      <DocumentLines model="SupplierBill" document={bill} mayWrite={may} onUnsaved={setIsUnsaved} />
      <ComparisonCard bill={bill} />
    </div>
  );
}

function BillFacts({ bill }: { bill: SupplierBill }) {
  const { Supplier, PurchaseOrder, ApprovedBy } = bill;
  return (
    <Card title={t('Bill')} icon={<IconReceiptDollar aria-hidden="true" />}>
      <Facts
        facts={[
          {
            term: t('Supplier'),
            fact: Supplier && <AppLink to={`/contact/${Supplier.slug}/summary`}>{Supplier.name}</AppLink>,
          },
          {
            term: t('Order'),
            fact: PurchaseOrder && (
              <AppLink to={`/financial/purchase-orders/${PurchaseOrder.slug}`}>{PurchaseOrder.po_num}</AppLink>
            ),
          },
          { term: t('Work'), fact: (bill.Job ?? bill.Service) && <WorkCell row={bill} /> },
          { term: t('Cost'), fact: bill.cost !== null && moneyText(bill.cost) },
          { term: t('Approved by'), fact: ApprovedBy && personName(ApprovedBy) },
          { term: t('Approved'), fact: bill.approved_at !== null && instantText(bill.approved_at) },
        ]}
      />
    </Card>
  );
}
