import { msg } from '@fieldspan/domain/message';
import type { Area } from '@fieldspan/records/entry';

export const appArea: Area = {
  title: msg('Apps'),
  tabs: [
    { key: 'main', label: msg('Main'), to: '/apps/main' },
    { key: 'installed', label: msg('Installed'), to: '/apps/installed' },
    { key: 'store', label: msg('Store'), to: '/apps/store' },
    { key: 'integrations', label: msg('Integrations'), to: '/apps/integrations' },
  ],
};
