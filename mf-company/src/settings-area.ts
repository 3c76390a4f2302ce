import { SUBSCRIPTION_PATH } from '@fieldspan/domain/subscription';
import type { Area } from '@fieldspan/records/entry';

/** The tab that the subscription stands on, with the product's name in it (decision 10). */
export const SUBSCRIPTION_TAB = SUBSCRIPTION_PATH.replace('/settings/', '');

export const settingsArea: Area = {
  title: 'Settings',
  tabPlace: { name: 'settings.section', to: (key) => `/settings/${key}` },
  tabs: [
    { key: 'company', label: 'Company', to: '/settings' },
    { key: 'jobs', label: 'Jobs', to: '/settings/jobs' },
    { key: 'taxes', label: 'Taxes', to: '/settings/taxes' },
    { key: 'pricing', label: 'Pricing', to: '/settings/pricing' },
    { key: 'codes', label: 'Codes', to: '/settings/codes' },
    { key: 'sign-in', label: 'Sign-in', to: '/settings/sign-in' },
    { key: SUBSCRIPTION_TAB, label: 'Subscription', to: SUBSCRIPTION_PATH },
    { key: 'trash', label: 'Trash', to: '/settings/trash' },
    { key: 'activity', label: 'Activity', to: '/settings/activity', isShown: ({ role }) => role === 'Admin' },
    { key: 'export', label: 'Your data', to: '/settings/export', isShown: ({ role }) => role === 'Admin' },
    { key: 'more', label: 'More', to: '/settings/more' },
  ],
};
