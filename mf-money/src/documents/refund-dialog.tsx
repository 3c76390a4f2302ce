import { call } from '@fieldspan/api/call';
import { showAlert } from '@fieldspan/api/alerts';
import type { PaidPart } from '@fieldspan/api/queries/payments';
import { moneyText } from '@fieldspan/domain/money-text';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { Stack } from '@fieldspan/ui/layout/stack';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { amountTyped } from './amount-typed.ts';

type RefundDialogProps = { payment: NonNullable<PaidPart['Payment']>; onClose: () => void };

/** A refund while it is typed. The same window is one refund for each amount. */
function useRefund({ payment: { id, refundable }, onClose }: RefundDialogProps) {
  const most = refundable ?? 0;
  const [opened] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(most.toFixed(2));
  const [reason, setReason] = useState('');
  const client = useQueryClient();
  const amount = amountTyped(typed);
  const isRight = amount !== null && amount <= most;
  const refunding = useMutation({
    mutationFn: () =>
      call('Payment/refund', {
        id,
        amount: amount ?? 0,
        reason: reason.trim(),
        client_key: `${opened} ${amount ?? 0}`,
      }),
    onSuccess: async () => {
      await client.invalidateQueries();
      showAlert({ type: 'saved', message: t('Refunded') });
      onClose();
    },
  });
  const mayGo = isRight && reason.trim() !== '' && !refunding.isPending;
  return { most, typed, setTyped, reason, setReason, shown: isRight ? amount : most, isRight, refunding, mayGo };
}

/** Gives back a payment by card, whole or in part. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const form = useId();
  const refund = useRefund({ payment, onClose });
  const { most, isRight, refunding, mayGo } = refund;
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('Refund this payment?')}
      description={t('The money goes back to the card. This cannot be taken back.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" form={form} variant="danger" busy={refunding.isPending} disabled={!mayGo}>
            {t('Refund {{amount}}', { amount: moneyText(refund.shown) })}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (mayGo) refunding.mutate();
        }}
      >
        <Stack>
          <TextField
            label={t('Amount ($)')}
            inputMode="decimal"
            value={refund.typed}
            onChange={refund.setTyped}
            hint={t('{{amount}} can be refunded.', { amount: moneyText(most) })}
            {...(!isRight && {
              error: t('An amount above zero, and at most {{amount}}.', { amount: moneyText(most) }),
            })}
          />
          <TextField label={t('Reason')} value={refund.reason} onChange={refund.setReason} multiline required />
        </Stack>
      </form>
    </Dialog>
  );
}
