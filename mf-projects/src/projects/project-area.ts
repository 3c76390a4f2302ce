import { mayRead } from '@fieldspan/contract/access-rules';
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
      isShown: mayRead('Job'),
    },
    { key: 'bid-templates', label: msg('Bid templates'), to: '/projects/bid-templates' },
    { key: 'apps', label: msg('Apps'), to: '/project/apps' },
  ],
};
