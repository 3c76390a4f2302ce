import type { Area } from '@fieldspan/records/entry';

export const agreementsArea: Area = {
  title: 'Company',
  tabs: [
    { key: 'details', label: 'Details', to: '/company/details' },
    { key: 'agreements', label: 'Collective agreements', to: '/company/collective-agreements' },
    { key: 'settings', label: 'Settings', to: '/settings' },
  ],
};
