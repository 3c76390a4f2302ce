import type { Invoice } from '@fieldspan/api/queries/financial';
import { hasModule } from '@fieldspan/domain/access';
import { useOnlooker } from '@fieldspan/records/onlooker';
import { DocumentSteps } from './document-steps.tsx';

export function InvoiceSteps({ record: invoice }: { record: Invoice }) {
  const { viewer } = useOnlooker();
  return (
    <DocumentSteps
      model="ServiceInvoice"
      document={invoice}
      mayWrite={hasModule(viewer, 'Service Quotes/Invoices', 'write')}
    />
  );
}
