import type { Invoice } from '@fieldspan/api/queries/financial';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useOnlooker } from '@fieldspan/records/onlooker';
import { DocumentSteps } from './document-steps.tsx';

export function InvoiceSteps({ record: invoice }: { record: Invoice }) {
  const { viewer } = useOnlooker();
  return <DocumentSteps model="ServiceInvoice" document={invoice} mayWrite={mayWrite('ServiceInvoice')(viewer)} />;
}
