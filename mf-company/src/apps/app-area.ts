import type { Area } from '@fieldspan/records/entry';

export const appArea: Area = {
  title: 'Apps',
  tabs: [
    { key: 'main', label: 'Main', to: '/apps/main' },
    { key: 'installed', label: 'Installed', to: '/apps/installed' },
    { key: 'store', label: 'Store', to: '/apps/store' },
    { key: 'integrations', label: 'Integrations', to: '/apps/integrations' },
  ],
};
