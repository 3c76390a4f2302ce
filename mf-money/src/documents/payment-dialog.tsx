import { METHOD_NAMES, PAYMENT_METHODS } from '@fieldspan/domain/document-states';
import { moneyText } from '@fieldspan/domain/money-text';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { Stack } from '@fieldspan/ui/layout/stack';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { CREDIT, usePayment } from './use-payment.ts';
import type { PaidFor } from './use-payment.ts';

type PaymentDialogProps = { paidFor: PaidFor; onClose: () => void };

/** Writes down what a customer paid; what is more than is owed stays as their credit, as does a deposit. */
export function PaymentDialog({ paidFor, onClose }: PaymentDialogProps) {
  const payment = usePayment(paidFor);
  const { typed, isAmount, isCredit, isTooMuch, credit, paying } = payment;
  return (
    <Dialog
      open
      onClose={onClose}
      {...headOf(paidFor)}
      footer={
        <Button
          variant="primary"
          busy={paying.isPending}
          disabled={!isAmount || payment.day === ''}
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
          onChange={payment.setTyped}
          {...(!isAmount && typed !== '' && { error: errorOf(isCredit, credit) })}
          {...(isTooMuch && { hint: t('What is more than is owed stays as credit of the customer.') })}
        />
        <SelectField
          label={t('Paid by')}
          value={payment.method}
          onChange={payment.choose}
          options={methodsOf(credit)}
        />
        <DateField label={t('Received on')} value={payment.day} onChange={(value) => payment.setDay(value ?? '')} />
        <TextField label={t('Reference')} value={payment.reference} onChange={payment.setReference} />
      </Stack>
    </Dialog>
  );
}

function headOf(paidFor: PaidFor) {
  if ('customer' in paidFor)
    return {
      title: t('Record a deposit'),
      description: t('A deposit of {{name}}. It pays their invoices later, and is not taxed before.', {
        name: paidFor.customer.name,
      }),
    };
  const { number, balance } = paidFor.invoice;
  return {
    title: t('Record a payment'),
    description: t('{{number}}: {{amount}} left to pay', { number, amount: moneyText(balance) }),
  };
}

const methodsOf = (credit: number) => [
  ...PAYMENT_METHODS.map((value) => ({ value, label: translated(METHOD_NAMES[value]) })),
  ...(credit > 0
    ? [{ value: CREDIT, label: t('Credit of the customer ({{amount}})', { amount: moneyText(credit) }) }]
    : []),
];

const errorOf = (isCredit: boolean, credit: number): string =>
  isCredit
    ? t('At most {{amount}} of the credit can be used.', { amount: moneyText(credit) })
    : t('An amount above zero, in dollars and cents.');
