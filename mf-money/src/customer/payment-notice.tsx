import { checkoutQuery, customerDocumentQuery } from '@fieldspan/api/queries/documents';
import { moneyText } from '@fieldspan/domain/money-text';
import { useSearchParams } from '@fieldspan/federation/router';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { t } from '@fieldspan/ui/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const LOOK_MS = 2000;

/** What became of the payment that the customer comes back from. It counts as paid only when it is booked. */
export function PaymentNotice({ token }: { token: string }) {
  const [params] = useSearchParams();
  const key = params.get('payment');
  const client = useQueryClient();
  const { data: checkout } = useQuery({
    ...checkoutQuery({ token, key: key ?? '' }),
    enabled: key !== null,
    refetchInterval: ({ state }) => state.data?.state === 'begun' && LOOK_MS,
  });
  const state = checkout?.state;
  useEffect(() => {
    if (state === 'paid') void client.invalidateQueries({ queryKey: customerDocumentQuery(token).queryKey });
  }, [state, client, token]);
  if (!checkout) return null;
  const amount = moneyText(checkout.amount);
  if (state === 'paid') return <AlertBox type="success">{t('Thank you. {{amount}} was paid.', { amount })}</AlertBox>;
  if (state === 'failed') return <AlertBox type="info">{t('Nothing was paid on that page.')}</AlertBox>;
  if (state === 'differs')
    return <AlertBox type="danger">{t('This payment needs a look: the company was told of it.')}</AlertBox>;
  return <AlertBox type="info">{t('Your payment of {{amount}} is being processed.', { amount })}</AlertBox>;
}
