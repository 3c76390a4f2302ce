import { call, callAll, callFirst } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** The company's settings: one record. */
export const companySettingQuery = () =>
  queryValue(['CompanySetting', 'own'], ({ signal }) => callFirst('CompanySetting', {}, { signal }));

/** The same with the logo of documents. */
export const documentSettingQuery = () =>
  queryValue(['CompanySetting', 'documents'], ({ signal }) =>
    callFirst(
      'CompanySetting',
      { include: { DocumentLogo: ['filename', 'original_filename', 'thumb_filename', 'type'] } },
      { signal },
    ),
  );
export type DocumentSetting = QueryAnswer<typeof documentSettingQuery>;

/** Who takes payments by card for the company; null: nobody, and nothing is offered. */
export const paymentProviderQuery = () =>
  queryValue(['Payment', 'provider'], ({ signal }) => call('Payment/provider', {}, { signal }));

export const subscriptionQuery = () =>
  queryValue(['Subscription', 'own'], ({ signal }) => callFirst('Subscription', {}, { signal }));

export const revenueCodesQuery = () =>
  queryValue(['RevenueCode', 'all'], ({ signal }) => callAll('RevenueCode', { order: [['code', 'ASC']] }, { signal }));

export const unionsQuery = () =>
  queryValue(['Union', 'all'], ({ signal }) => callAll('Union', { order: [['title', 'ASC']] }, { signal }));
export type Union = QueryAnswer<typeof unionsQuery>[number];

/** What agreements pay from which days on, the first version first. */
export const agreementVersionsQuery = () =>
  queryValue(['AgreementVersion', 'all'], ({ signal }) =>
    callAll('AgreementVersion', { order: [['effective_from', 'ASC']] }, { signal }),
  );
export type AgreementVersion = QueryAnswer<typeof agreementVersionsQuery>[number];

/** All add-on apps, with a mark for the installed ones. */
export const addonAppsQuery = () =>
  queryValue(['AddonApp', 'all'], ({ signal }) => callAll('AddonApp', { order: [['name', 'ASC']] }, { signal }));
export type AddonApp = QueryAnswer<typeof addonAppsQuery>[number];

export const setInstalled = ({ id, version }: AddonApp, isInstalled: 0 | 1) =>
  call('AddonApp/save', { id, version, is_installed: isInstalled });

/** The connection to QuickBooks; null if there is none. Admins only. */
export const quickbooksQuery = () =>
  queryValue(['QuickbooksConnection', 'own'], ({ signal }) => callFirst('QuickbooksConnection', {}, { signal }));

/** Sets of permissions with a name, for people who manage employees. */
export const permissionTemplatesQuery = () =>
  queryValue(['PermissionTemplate', 'all'], ({ signal }) =>
    callAll('PermissionTemplate', { order: [['title', 'ASC']] }, { signal }),
  );
export type PermissionTemplate = QueryAnswer<typeof permissionTemplatesQuery>[number];
