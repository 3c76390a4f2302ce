import { saveRecord } from '@fieldspan/api/save-record';
import { showAlert } from '@fieldspan/api/alerts';
import { PAYMENT_METHODS } from '@fieldspan/domain/document-states';
import { allocationsText } from '@fieldspan/domain/money/allocations';
import type { Allocation } from '@fieldspan/domain/money/allocations';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { amountTyped } from './amount-typed.ts';

/** An invoice that is paid; `credit` is what the customer paid too much or in advance. */
export type PaidInvoice = {
  model: Allocation['model'];
  id: number;
  number: string;
  total: number | null;
  paid: number | null;
  balance: number;
  credit: number;
};

/** A deposit is of a customer and pays nothing yet. */
export type PaidFor = { invoice: PaidInvoice } | { customer: { id: number; name: string } };

/** Stands for what the customer has to their credit, beside the ways to pay. */
export const CREDIT = 'credit';

/** A payment while it is typed. `credit`: how much of the customer's credit the invoice can use. */
export function usePayment(paidFor: PaidFor) {
  const [clientKey] = useState(() => crypto.randomUUID());
  const { balance, credit } = limitsOf(paidFor);
  const [typed, setTyped] = useState(balance === 0 ? '' : balance.toFixed(2));
  const [method, setMethod] = useState<string>(PAYMENT_METHODS[0]);
  const today = useToday();
  const [day, setDay] = useState<string>(today);
  const [reference, setReference] = useState('');
  const amount = amountTyped(typed);
  const isCredit = method === CREDIT;
  const paying = useMutation({
    mutationFn: () =>
      saveRecord('Payment', {
        amount: amount ?? 0,
        ...(isCredit ? { kind: CREDIT, method: 'Other' } : { method }),
        received_on: day,
        reference,
        client_key: clientKey,
        ...targetOf(paidFor, amount ?? 0),
      }),
    onSuccess: () => showAlert({ type: 'saved', message: t('Payment saved') }),
  });
  const choose = (value: string) => {
    setMethod(value);
    if (value === CREDIT) setTyped(credit.toFixed(2));
  };
  const isAmount = amount !== null && (!isCredit || amount <= credit);
  const fields = { typed, setTyped, method, choose, day, setDay, reference, setReference };
  return { ...fields, paying, credit, isCredit, isAmount, isTooMuch: balance > 0 && (amount ?? 0) > balance };
}

function limitsOf(paidFor: PaidFor) {
  if ('customer' in paidFor) return { balance: 0, credit: 0 };
  const { balance, credit } = paidFor.invoice;
  return { balance, credit: Math.min(credit, balance) };
}

function targetOf(paidFor: PaidFor, amount: number) {
  if ('customer' in paidFor) return { customer_id: paidFor.customer.id, allocations_json: allocationsText([]) };
  const { model, id, balance } = paidFor.invoice;
  return { allocations_json: allocationsText([{ model, id, amount: Math.min(amount, balance) }]) };
}
