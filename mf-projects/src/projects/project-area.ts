import { hasModule } from '@fieldspan/domain/access';
import type { Area } from '@fieldspan/records/entry';

export const projectArea: Area = {
  title: 'Projects',
  tabs: [
    { key: 'projects', label: 'Projects', to: '/projects/list' },
    {
      key: 'reports',
      label: 'Reports',
      to: '/projects/reports',
      isShown: (viewer) => hasModule(viewer, 'Jobs', 'read'),
    },
    { key: 'bid-templates', label: 'Bid templates', to: '/projects/bid-templates' },
    { key: 'apps', label: 'Apps', to: '/project/apps' },
  ],
};
