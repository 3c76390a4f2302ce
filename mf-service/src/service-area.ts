import { hasModule } from '@fieldspan/domain/access';
import type { Viewer } from '@fieldspan/domain/access';
import type { Area } from '@fieldspan/records/entry';

const readsServices = (viewer: Viewer): boolean => hasModule(viewer, 'Services', 'read');

/** The screens around service calls; several folders have one of them. */
export const serviceArea: Area = {
  title: 'Services',
  tabs: [
    { key: 'services', label: 'Services', to: '/services' },
    { key: 'contracts', label: 'Service contracts', to: '/service-contracts', isShown: readsServices },
    { key: 'tasks', label: 'Service tasks', to: '/service-tasks', isShown: readsServices },
    { key: 'quote-templates', label: 'Quote templates', to: '/quote-templates', isShown: readsServices },
    { key: 'reports', label: 'Reports', to: '/services/reports', isShown: readsServices },
    { key: 'apps', label: 'Apps', to: '/service/apps' },
  ],
};
