import { call } from '@fieldspan/api/call';
import type { CustomerDocument } from '@fieldspan/contract/document-calls';
import { moneyText } from '@fieldspan/domain/money-text';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconCreditCard } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { amountTyped } from '../documents/amount-typed.ts';

type CustomerPaymentProps = { token: string; pay: CustomerDocument['pay'] };

/** The way to the payment page, where an invoice can be paid online. */
export function CustomerPayment({ token, pay }: CustomerPaymentProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (pay === null) return null;
  return (
    <>
      <Button variant="primary" size="l" icon={<IconCreditCard aria-hidden="true" />} onClick={() => setIsAsked(true)}>
        {t('Pay by card')}
      </Button>
      {isAsked && <PayDialog token={token} pay={pay} onClose={() => setIsAsked(false)} />}
    </>
  );
}

type PayDialogProps = { token: string; pay: NonNullable<CustomerDocument['pay']>; onClose: () => void };

function PayDialog({ token, pay: { balance, parts }, onClose }: PayDialogProps) {
  const [opened] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(balance.toFixed(2));
  const form = useId();
  const amount = amountTyped(typed);
  const isRight = amount !== null && amount <= balance;
  const starting = useMutation({
    mutationFn: () =>
      call(
        'CustomerDocument/pay',
        { token, amount: amount ?? 0, client_key: `${opened} ${amount ?? 0}` },
        { noAuthRedirect: true },
      ),
    onSuccess: ({ url }) => location.assign(url),
  });
  // It stays busy until the other page is there.
  const isBusy = starting.isPending || starting.isSuccess;
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('Pay by card')}
      description={t('You pay on the page of a payment provider. The card is never seen here.')}
      footer={
        <Button type="submit" form={form} variant="primary" busy={isBusy} disabled={!isRight}>
          {t('Go on to pay {{amount}}', { amount: moneyText(isRight ? amount : balance) })}
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight && !isBusy) starting.mutate();
        }}
      >
        {parts ? (
          <TextField
            label={t('Amount ($)')}
            inputMode="decimal"
            value={typed}
            onChange={setTyped}
            hint={t('{{amount}} is left to pay. You can pay a part of it.', { amount: moneyText(balance) })}
            {...(!isRight && {
              error: t('An amount above zero, and at most {{amount}}.', { amount: moneyText(balance) }),
            })}
          />
        ) : (
          <p>{t('{{amount}} is left to pay.', { amount: moneyText(balance) })}</p>
        )}
      </form>
    </Dialog>
  );
}
