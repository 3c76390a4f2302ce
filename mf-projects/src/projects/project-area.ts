import { hasModule } from '@fieldspan/domain/access';
import { msg } from '@fieldspan/domain/message';
import type { Area } from '@fieldspan/records/entry';

export const projectArea: Area = {
  title: msg('Projects'),
  tabs: [
    { key: 'projects', label: msg('Projects'), to: '/projects/list' },
    {
      key: 'reports',
      label: msg('Reports'),
      to: '/projects/reports',
      isShown: (viewer) => hasModule(viewer, 'Jobs', 'read'),
    },
    { key: 'bid-templates', label: msg('Bid templates'), to: '/projects/bid-templates' },
    { key: 'apps', label: msg('Apps'), to: '/project/apps' },
  ],
};
