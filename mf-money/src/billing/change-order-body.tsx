import type { ChangeOrder } from '@fieldspan/api/queries/billing';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { useState } from 'react';
import { DocumentLines } from '../documents/document-lines.tsx';
import { DocumentSteps } from '../documents/document-steps.tsx';
import { SentDocument } from '../documents/sent-document.tsx';
import styles from './billing.module.css';

/** A change order: its lines, and whether the customer accepted them. */
export function ChangeOrderBody({ record: order }: { record: ChangeOrder }) {
  const { viewer } = useCurrentUser();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const may = mayWrite('ChangeOrder')(viewer);
  return (
    <div className={styles.page}>
      <DocumentSteps model="ChangeOrder" document={order} mayWrite={may} isUnsaved={isUnsaved} />
      <SentDocument document={{ ...order, model: 'ChangeOrder', name: order.order_num }} mayWrite={may} />
      <DocumentLines model="ChangeOrder" document={order} mayWrite={may} onUnsaved={setIsUnsaved} />
    </div>
  );
}
