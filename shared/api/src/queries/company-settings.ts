import { call, callRows } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** The company's settings: one record. */
export const companySettingQuery = () =>
  queryValue(['CompanySetting', 'own'], async ({ signal }) => {
    const [setting] = await callRows('CompanySetting', { limit: 1 }, { signal });
    return setting ?? null;
  });

export const subscriptionQuery = () =>
  queryValue(['Subscription', 'own'], async ({ signal }) => {
    const [subscription] = await callRows('Subscription', { limit: 1 }, { signal });
    return subscription ?? null;
  });

export const revenueCodesQuery = () =>
  queryValue(['RevenueCode', 'all'], ({ signal }) =>
    callRows('RevenueCode', { order: [['code', 'ASC']], limit: 200 }, { signal }),
  );

export const unionsQuery = () =>
  queryValue(['Union', 'all'], ({ signal }) =>
    callRows('Union', { order: [['title', 'ASC']], limit: 200 }, { signal }),
  );
export type Union = QueryAnswer<typeof unionsQuery>[number];

/** All add-on apps, with a mark for the installed ones. */
export const addonAppsQuery = () =>
  queryValue(['AddonApp', 'all'], ({ signal }) =>
    callRows('AddonApp', { order: [['name', 'ASC']], limit: 200 }, { signal }),
  );
export type AddonApp = QueryAnswer<typeof addonAppsQuery>[number];

export const setInstalled = ({ id, version }: AddonApp, isInstalled: 0 | 1) =>
  call('AddonApp/save', { id, version, is_installed: isInstalled });

/** The connection to QuickBooks; null if there is none. Admins only. */
export const quickbooksQuery = () =>
  queryValue(['QuickbooksConnection', 'own'], async ({ signal }) => {
    const [connection] = await callRows('QuickbooksConnection', { limit: 1 }, { signal });
    return connection ?? null;
  });

/** The modules for which a company grants permissions. */
export const modulesQuery = () =>
  queryValue(['Module', 'all'], ({ signal }) =>
    callRows('Module', { order: [['sort_order', 'ASC']], limit: 100 }, { signal }),
  );
