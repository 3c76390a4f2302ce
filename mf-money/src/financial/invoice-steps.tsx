import type { Invoice } from '@fieldspan/api/queries/financial';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { DocumentSteps } from '../documents/document-steps.tsx';

type InvoiceStepsProps = { record: Invoice; isUnsaved?: boolean };

export function InvoiceSteps({ record: invoice, isUnsaved = false }: InvoiceStepsProps) {
  const { viewer } = useCurrentUser();
  return (
    <DocumentSteps
      model="ServiceInvoice"
      document={invoice}
      mayWrite={mayWrite('ServiceInvoice')(viewer)}
      isUnsaved={isUnsaved}
    />
  );
}
