import { t } from '@fieldspan/ui/i18n';
import { NotKept } from '../parts/not-kept.tsx';
import { PlainPage } from '../parts/plain-page.tsx';

/** Nothing keeps them yet, and the page says so. */
export function BidTemplates() {
  return (
    <PlainPage title="Bid templates" back={{ label: 'Projects', to: '/projects/list' }}>
      <NotKept what={t('Bid templates')}>
        {t('A bid is written on its project; a bid to start others from has no record in this version.')}
      </NotKept>
    </PlainPage>
  );
}
