import type { Area } from '../entry.ts';

/** The company's own screens; its agreements are a screen of the remote that knows pay, the others are not. */
export const companyArea: Area = {
  title: 'Company',
  tabs: [
    { key: 'details', label: 'Details', to: '/company/details' },
    { key: 'agreements', label: 'Collective agreements', to: '/company/collective-agreements' },
    { key: 'settings', label: 'Settings', to: '/settings' },
  ],
};
