import { t } from '@fieldspan/ui/i18n';
import { NotKept } from '../parts/not-kept.tsx';
import { PlainPage } from '../parts/plain-page.tsx';

/** Nothing keeps them yet, and the page says so. */
export function QuoteTemplates() {
  return (
    <PlainPage title="Quote templates" back={{ label: 'Services', to: '/services' }}>
      <NotKept what={t('Quote templates')}>
        {t('A quote is written on its service call; a quote to start others from has no record in this version.')}
      </NotKept>
    </PlainPage>
  );
}
