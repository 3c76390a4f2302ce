import { AppsAt } from '../parts/apps-at.tsx';
import { PlainPage } from '../parts/plain-page.tsx';

export function ServiceApps() {
  return (
    <PlainPage title="Service apps" back={{ label: 'Services', to: '/services' }}>
      <AppsAt location="Service" />
    </PlainPage>
  );
}
