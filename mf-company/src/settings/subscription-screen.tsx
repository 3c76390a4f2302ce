import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { Stack } from '@fieldspan/ui/layout/stack';
import { SUBSCRIPTION_TAB, settingsArea } from '../settings-area.ts';
import { SubscriptionPanel } from './subscription-panel.tsx';

/** The same screen as the settings' own tab. */
export function SubscriptionScreen() {
  return (
    <AreaPage area={settingsArea} tab={SUBSCRIPTION_TAB} title={t('Subscription')}>
      <Stack>
        <SubscriptionPanel />
      </Stack>
    </AreaPage>
  );
}
