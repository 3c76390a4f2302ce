import { t } from '@fieldspan/ui/i18n';
import { PlainPage } from './plain-page.tsx';
import { NoAssets } from './no-assets.tsx';

/** Customers' machines are not stored yet, and the page says so. */
export function ContactAsset() {
  return (
    <PlainPage title={t('Contact asset')} back={{ label: 'Contacts Network', to: '/contacts' }}>
      <NoAssets />
    </PlainPage>
  );
}
