import { t } from '@fieldspan/ui/i18n';
import { NotKept } from '../parts/not-kept.tsx';
import { PlainPage } from '../parts/plain-page.tsx';

/** Nothing keeps them yet, and the page says so. */
export function ContactAssets() {
  return (
    <PlainPage title="Contact assets" back={{ label: 'Contacts Network', to: '/contacts' }}>
      <NotKept what={t('Contact assets')}>
        {t(
          'Machines that belong to customers have no record in this version; those of the company stand under Equipment.',
        )}
      </NotKept>
    </PlainPage>
  );
}
