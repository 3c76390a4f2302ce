import { t } from '@fieldspan/ui/i18n';
import { PlainPage } from './plain-page.tsx';
import { NoAssets } from './no-assets.tsx';

/** They are not stored yet, and the page says so. */
export function ContactAssets() {
  return (
    <PlainPage title={t('Contact assets')} back={{ label: 'Contacts Network', to: '/contacts' }}>
      <NoAssets />
    </PlainPage>
  );
}
