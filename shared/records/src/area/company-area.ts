import { msg } from '@fieldspan/domain/message';
import type { Area } from '../entry.ts';

/** The company's own screens. Agreements are a screen of the remote that knows pay. */
export const companyArea: Area = {
  title: msg('Company'),
  tabs: [
    { key: 'details', label: msg('Details'), to: '/company/details' },
    { key: 'agreements', label: msg('Collective agreements'), to: '/company/collective-agreements' },
    { key: 'settings', label: msg('Settings'), to: '/settings' },
  ],
};
