import { AppsAt } from '../parts/apps-at.tsx';
import { PlainPage } from '../parts/plain-page.tsx';

export function ProjectApps() {
  return (
    <PlainPage title="Project apps" back={{ label: 'Projects', to: '/projects/list' }}>
      <AppsAt location="Project" />
    </PlainPage>
  );
}
