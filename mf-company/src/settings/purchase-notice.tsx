import { purchaseQuery, subscriptionChanged } from '@fieldspan/api/queries/subscription';
import { moneyText } from '@fieldspan/domain/money-text';
import { useSearchParams } from '@fieldspan/federation/router';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const LOOK_MS = 2000;

/** What became of the payment that somebody comes back from. It counts as paid only when the provider has said so. */
export function PurchaseNotice() {
  const [params] = useSearchParams();
  const slug = params.get('purchase');
  const { data: purchase } = useQuery({
    ...purchaseQuery(slug ?? ''),
    enabled: slug !== null,
    throwOnError: false,
    refetchInterval: ({ state }) => state.data?.state === 'begun' && LOOK_MS,
    meta: { quiet: true },
  });
  const state = purchase?.state;
  useEffect(() => {
    if (state === 'paid') void subscriptionChanged();
  }, [state]);
  if (!purchase) return null;
  const amount = moneyText(purchase.amount ?? 0);
  if (state === 'paid') return <AlertBox type="success">{t('Thank you. {{amount}} was paid.', { amount })}</AlertBox>;
  if (state === 'failed') return <AlertBox type="info">{t('Nothing was paid on that page.')}</AlertBox>;
  if (state === 'differs')
    return <AlertBox type="danger">{t('This payment needs a look. Write to Support in the top bar.')}</AlertBox>;
  return <AlertBox type="info">{t('Your payment of {{amount}} is being processed.', { amount })}</AlertBox>;
}
