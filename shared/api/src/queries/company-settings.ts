import { call, callAll, callFirst, callSome } from '@fieldspan/api/call';
import type { Filters } from '@fieldspan/contract/filters';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';
import { someOf } from './some-of.ts';

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

export type RevenueCode = QueryAnswer<typeof revenueCodesQuery>[number];

export const expenseGroupsQuery = () =>
  queryValue(['ExpenseGroup', 'all'], ({ signal }) =>
    callAll(
      'ExpenseGroup',
      {
        order: [
          ['sort_order', 'ASC'],
          ['title', 'ASC'],
        ],
      },
      { signal },
    ),
  );
export type ExpenseGroup = QueryAnswer<typeof expenseGroupsQuery>[number];

/** Groups of expense codes that match the typed text. */
export const expenseGroupChoicesQuery = (typed: string) =>
  queryValue(['ExpenseGroup', 'some-choices', typed], async ({ signal }) => {
    const filters: Filters<'ExpenseGroup'> = typed === '' ? {} : { title: { like: typed } };
    const some = await callSome('ExpenseGroup', { filters, order: [['title', 'ASC']], limit: 50 }, { signal });
    return someOf(some, ({ id, title }) => ({ id, title }));
  });

/** How calls may stand, in the order of the company. */
export const callStatusesQuery = () =>
  queryValue(['ServiceStatus', 'all'], ({ signal }) =>
    callAll(
      'ServiceStatus',
      {
        order: [
          ['sort_order', 'ASC'],
          ['id', 'ASC'],
        ],
      },
      { signal },
    ),
  );
export type CallStatus = QueryAnswer<typeof callStatusesQuery>[number];

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
  queryValue(['QuickbooksConnection', 'own'], ({ signal }) =>
    callFirst('QuickbooksConnection', { include: { ConnectedBy: ['first_name', 'last_name'] } }, { signal }),
  );
export type QuickbooksConnection = NonNullable<QueryAnswer<typeof quickbooksQuery>>;

/** Sets of permissions with a name, for people who manage employees. */
export const permissionTemplatesQuery = () =>
  queryValue(['PermissionTemplate', 'all'], ({ signal }) =>
    callAll('PermissionTemplate', { order: [['title', 'ASC']] }, { signal }),
  );
export type PermissionTemplate = QueryAnswer<typeof permissionTemplatesQuery>[number];
