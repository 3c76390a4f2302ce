import type { Invoice } from '@fieldspan/api/queries/financial';
import { saveRecord } from '@fieldspan/api/save-record';
import { showAlert } from '@fieldspan/api/alerts';
import { METHOD_NAMES, PAYMENT_METHODS } from '@fieldspan/domain/document-states';
import { typedDecimal } from '@fieldspan/domain/money/typed-decimal';
import { moneyText } from '@fieldspan/domain/money-text';
import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { Stack } from '@fieldspan/ui/layout/stack';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type PaymentDialogProps = { invoice: Invoice; balance: number; onClose: () => void };

/** Dollars and cents above zero; null for anything else. */
function amountTyped(typed: string): number | null {
  const amount = Number(typedDecimal(typed) ?? Number.NaN);
  return amount > 0 && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6 ? amount : null;
}

/** Writes down what a customer paid; what is more than is owed stays as their credit. */
export function PaymentDialog({ invoice, balance, onClose }: PaymentDialogProps) {
  const [clientKey] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(balance.toFixed(2));
  const [method, setMethod] = useState<string>(PAYMENT_METHODS[0]);
  const today = useToday();
  const [day, setDay] = useState<string>(today);
  const [reference, setReference] = useState('');
  const amount = amountTyped(typed);
  const isAmount = amount !== null;
  const paying = useMutation({
    mutationFn: () =>
      saveRecord('Payment', {
        amount: amount ?? 0,
        method,
        received_on: day,
        reference,
        client_key: clientKey,
        allocations_json: JSON.stringify([{ invoice_id: invoice.id, amount: Math.min(amount ?? 0, balance) }]),
      }),
    onSuccess: () => showAlert({ type: 'saved', message: t('Payment saved') }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Record a payment')}
      description={t('{{number}}: {{amount}} left to pay', { number: invoice.invoice_num, amount: moneyText(balance) })}
      footer={
        <Button
          variant="primary"
          busy={paying.isPending}
          disabled={!isAmount || day === ''}
          onClick={() => paying.mutate(undefined, { onSuccess: onClose })}
        >
          {t('Save payment')}
        </Button>
      }
    >
      <Stack>
        <TextField
          label={t('Amount ($)')}
          inputMode="decimal"
          value={typed}
          onChange={setTyped}
          {...(!isAmount && { error: t('An amount above zero, in dollars and cents.') })}
          {...((amount ?? 0) > balance && { hint: t('What is more than is owed stays as credit of the customer.') })}
        />
        <SelectField
          label={t('Paid by')}
          value={method}
          onChange={setMethod}
          options={PAYMENT_METHODS.map((value) => ({ value, label: translated(METHOD_NAMES[value]) }))}
        />
        <DateField label={t('Received on')} value={day} onChange={(value) => setDay(value ?? '')} />
        <TextField label={t('Reference')} value={reference} onChange={setReference} />
      </Stack>
    </Dialog>
  );
}
