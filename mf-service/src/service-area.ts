import { mayRead } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import type { Area } from '@fieldspan/records/entry';

const readsServices = mayRead('Service');

/** The screens around service calls; several folders have one of them. */
export const serviceArea: Area = {
  title: msg('Services'),
  tabs: [
    { key: 'services', label: msg('Services'), to: '/services' },
    { key: 'contracts', label: msg('Service contracts'), to: '/service-contracts', isShown: readsServices },
    { key: 'tasks', label: msg('Service tasks'), to: '/service-tasks', isShown: readsServices },
    { key: 'quote-templates', label: msg('Quote templates'), to: '/quote-templates', isShown: readsServices },
    { key: 'reports', label: msg('Reports'), to: '/services/reports', isShown: readsServices },
    { key: 'apps', label: msg('Apps'), to: '/service/apps' },
  ],
};
