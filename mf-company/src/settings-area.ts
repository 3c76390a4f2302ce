import { msg } from '@fieldspan/domain/message';
import { SUBSCRIPTION_PATH } from '@fieldspan/domain/subscription';
import type { Area } from '@fieldspan/records/entry';

/** The tab of the subscription, named after the product (decision 10). */
export const SUBSCRIPTION_TAB = SUBSCRIPTION_PATH.replace('/settings/', '');

export const settingsArea: Area = {
  title: msg('Settings'),
  tabPlace: { name: 'settings.section', to: (key) => `/settings/${key}` },
  tabs: [
    { key: 'company', label: msg('Company'), to: '/settings' },
    { key: 'jobs', label: msg('Jobs'), to: '/settings/jobs' },
    { key: 'taxes', label: msg('Taxes'), to: '/settings/taxes' },
    { key: 'documents', label: msg('Documents'), to: '/settings/documents' },
    { key: 'pricing', label: msg('Pricing'), to: '/settings/pricing' },
    { key: 'codes', label: msg('Codes'), to: '/settings/codes' },
    { key: 'sign-in', label: msg('Sign-in'), to: '/settings/sign-in' },
    { key: SUBSCRIPTION_TAB, label: msg('Subscription'), to: SUBSCRIPTION_PATH },
    { key: 'trash', label: msg('Trash'), to: '/settings/trash' },
    { key: 'activity', label: msg('Activity'), to: '/settings/activity', isShown: ({ role }) => role === 'Admin' },
    { key: 'export', label: msg('Your data'), to: '/settings/export', isShown: ({ role }) => role === 'Admin' },
    { key: 'more', label: msg('More'), to: '/settings/more' },
  ],
};
