import { t } from '@fieldspan/ui/i18n';
import { PlainPage } from './plain-page.tsx';
import { NoAssets } from './no-assets.tsx';

/** Nothing keeps a customer's machine yet, and the page says so. */
export function ContactAsset() {
  return (
    <PlainPage title={t('Contact asset')} back={{ label: 'Contacts Network', to: '/contacts' }}>
      <NoAssets />
    </PlainPage>
  );
}
