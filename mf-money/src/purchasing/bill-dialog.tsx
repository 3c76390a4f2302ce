import type { PurchaseOrder } from '@fieldspan/api/queries/financial';
import { supplierChoicesQuery } from '@fieldspan/api/queries/materials';
import { saveRecord } from '@fieldspan/api/save-record';
import { useToday } from '@fieldspan/federation/now';
import { useNavigate } from '@fieldspan/federation/router';
import { RelationField } from '@fieldspan/records/fields/relation-field';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { billPath } from './bill-path.ts';

type BillDialogProps = { order: PurchaseOrder; onClose: () => void };

/** Begins a bill of an order: what came and is not billed becomes its lines. */
export function BillDialog({ order, onClose }: BillDialogProps) {
  const [clientKey] = useState(() => crypto.randomUUID());
  const today = useToday();
  const [number, setNumber] = useState('');
  const [issued, setIssued] = useState<string>(today);
  const [due, setDue] = useState('');
  const [supplier, setSupplier] = useState(order.supplier_id);
  const navigate = useNavigate();
  const making = useMutation({
    mutationFn: () =>
      saveRecord('SupplierBill', {
        po_id: order.id,
        bill_num: number.trim(),
        issued,
        due,
        supplier_id: supplier,
        status: 'Draft',
        client_key: clientKey,
      }),
    onSuccess: ({ slug }) => navigate(billPath(slug)),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Enter a bill')}
      description={t('Its lines begin with what came of {{order}} and is on no bill yet.', { order: order.po_num })}
      footer={
        <Button
          variant="primary"
          busy={making.isPending}
          disabled={number.trim() === '' || issued === '' || supplier === null}
          onClick={() => making.mutate()}
        >
          {t('Go on')}
        </Button>
      }
    >
      <Stack>
        <TextField label={t('Number of the supplier’s invoice')} value={number} onChange={setNumber} required />
        <DateField label={t('Date of the bill')} value={issued} onChange={setIssued} />
        <DateField label={t('Due')} value={due} onChange={setDue} />
        {order.supplier_id === null && (
          <RelationField
            label={t('Supplier')}
            value={supplier}
            shown={null}
            choices={supplierChoicesQuery}
            onChange={setSupplier}
          />
        )}
      </Stack>
    </Dialog>
  );
}
