import type { PurchaseOrder } from '@fieldspan/api/queries/financial';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconPackages } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { isAllBilled, orderStates } from '@fieldspan/domain/money/purchasing';
import { isDraftState } from '@fieldspan/domain/record-lock';
import { instantText } from '@fieldspan/domain/day-text';
import { useState } from 'react';
import { DocumentLines } from '../documents/document-lines.tsx';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { DocumentSteps } from '../documents/document-steps.tsx';
import { Facts } from '@fieldspan/ui/layout/facts';
import { RecordComments } from '@fieldspan/records/page/record-comments';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import { OrderProgress } from '../purchasing/order-progress.tsx';
import styles from './purchase-order-glance.module.css';

/** What deliveries say of an order with lines. */
const BY_DELIVERIES = ['Partly received', 'Received'];

/** An order: supplier, job, lines and comments. */
export function PurchaseOrderGlance({ record: order }: { record: PurchaseOrder }) {
  const { viewer } = useCurrentUser();
  const states = orderStates(order.lines_state_json);
  const hasProgress = !isDraftState(order.status) && states.length > 0;
  const [isUnsaved, setIsUnsaved] = useState(false);
  return (
    <div className={styles.order}>
      <DocumentSteps
        model="PurchaseOrder"
        document={order}
        mayWrite={mayWrite('PurchaseOrder')(viewer)}
        isUnsaved={isUnsaved}
        {...(hasProgress && { without: BY_DELIVERIES })}
        isFinal={order.status === 'Closed' && isAllBilled(states)}
      />
      <Card title={t('Order')} icon={<IconPackages aria-hidden="true" />}>
        <Facts
          facts={[
            {
              term: t('Supplier'),
              fact: order.Supplier && (
                <AppLink to={`/contact/${order.Supplier.slug}/summary`}>{order.Supplier.name}</AppLink>
              ),
            },
            { term: t('Work'), fact: (order.Job ?? order.Service) && <WorkCell row={order} /> },
            { term: t('Ordered'), fact: instantText(order.created_at) },
          ]}
        />
      </Card>
      <DocumentLines
        model="PurchaseOrder"
        document={order}
        mayWrite={mayWrite('PurchaseOrder')(viewer)}
        onUnsaved={setIsUnsaved}
      />
      {hasProgress && <OrderProgress order={order} />}
      <RecordComments model="PurchaseOrder" slug={order.slug} />
    </div>
  );
}
