import { ACCOUNT_ROLES } from '@fieldspan/domain/accounting/accounts';
import * as v from 'valibot';
import { get, post } from './call-shape.ts';

const CountSchema = v.object({ count: v.number() });

/** Calls about QuickBooks Online besides reading the connection. */
export const quickbooksCalls = {
  /** `service`: Intuit, or books of this server that nobody keeps; null: not offered. `redirect_uri` is registered at Intuit. */
  'QuickbooksConnection/service': get(
    v.object({ service: v.nullable(v.picklist(['intuit', 'local'])), redirect_uri: v.nullable(v.string()) }),
  ),
  /** Where the browser goes. */
  'QuickbooksConnection/begin': post(v.object({ url: v.string() })),
  'QuickbooksConnection/end': post(v.object({ company_name: v.string() })),
  'QuickbooksConnection/disconnect': post(v.null()),
  /** Of the books there; and the id of what is probably meant, by our account. */
  'QuickbooksConnection/accounts': get(
    v.object({
      accounts: v.array(v.object({ id: v.string(), name: v.string(), type: v.string() })),
      suggested: v.record(v.picklist(ACCOUNT_ROLES), v.nullable(v.string())),
    }),
  ),
  'QuickbooksConnection/save-accounts': post(v.null()),
  'QuickbooksItem/send': post(CountSchema),
  'QuickbooksItem/retry': post(CountSchema),
  'QuickbooksItem/leave-out': post(v.null()),
} as const;

/** Payloads of the calls about QuickBooks Online; see calls.ts. */
export type QuickbooksPayloads = {
  'QuickbooksConnection/service': Record<string, never>;
  'QuickbooksConnection/begin': Record<string, never>;
  /** What the consent page sent back. */
  'QuickbooksConnection/end': { state: string; code: string; realm_id: string };
  'QuickbooksConnection/disconnect': Record<string, never>;
  'QuickbooksConnection/accounts': Record<string, never>;
  /** `accounts_json`: ids there by our accounts; `version`: of the connection that was looked at. */
  'QuickbooksConnection/save-accounts': { accounts_json: string; version: number };
  /** The slug of an export whose entries go there too. */
  'QuickbooksItem/send': { slug: string };
  /** Without an id: all that was refused or waits. */
  'QuickbooksItem/retry': { id?: number };
  'QuickbooksItem/leave-out': { id: number };
};
