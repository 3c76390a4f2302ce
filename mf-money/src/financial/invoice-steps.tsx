import type { Invoice } from '@fieldspan/api/queries/financial';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { DocumentSteps } from './document-steps.tsx';

export function InvoiceSteps({ record: invoice }: { record: Invoice }) {
  const { viewer } = useCurrentUser();
  return <DocumentSteps model="ServiceInvoice" document={invoice} mayWrite={mayWrite('ServiceInvoice')(viewer)} />;
}
