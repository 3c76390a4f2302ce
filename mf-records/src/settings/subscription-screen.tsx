import { AreaPage } from '../engine/area-page.tsx';
import { Stack } from '../parts/stack.tsx';
import { SUBSCRIPTION_TAB, settingsArea } from '../parts/settings-area.ts';
import { SubscriptionPanel } from './subscription-panel.tsx';

/** The same screen as the settings' own tab. */
export function SubscriptionScreen() {
  return (
    <AreaPage area={settingsArea} tab={SUBSCRIPTION_TAB} title="Subscription">
      <Stack>
        <SubscriptionPanel />
      </Stack>
    </AreaPage>
  );
}
