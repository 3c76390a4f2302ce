import * as v from 'valibot';
import { get, post } from './call-shape.ts';

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
} as const;

/** Payloads of the calls about QuickBooks Online; see calls.ts. */
export type QuickbooksPayloads = {
  'QuickbooksConnection/service': Record<string, never>;
  'QuickbooksConnection/begin': Record<string, never>;
  /** What the consent page sent back. */
  'QuickbooksConnection/end': { state: string; code: string; realm_id: string };
  'QuickbooksConnection/disconnect': Record<string, never>;
};
