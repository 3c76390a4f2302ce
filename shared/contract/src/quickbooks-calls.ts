import * as v from 'valibot';
import { get, post } from './call-shape.ts';

const CountSchema = v.object({ count: v.number() });

/** How an entry of the books stands: it waits, was refused, is there, or is left out by hand. */
export const QUEUE_STATES = ['waiting', 'refused', 'sent', 'left'] as const;
/** Rows of the queue that are read at once. */
export const QUEUE_PAGE = 50;

const QueueSchema = v.object({
  is_connected: v.boolean(),
  needs_consent: v.boolean(),
  /** Of all entries, whichever are asked for. */
  counts: v.object({ waiting: v.number(), refused: v.number(), sent: v.number(), left: v.number() }),
  count: v.number(),
  pages: v.number(),
  rows: v.array(
    v.object({
      id: v.number(),
      kind: v.string(),
      entry_num: v.nullable(v.string()),
      name: v.nullable(v.string()),
      on_day: v.string(),
      amount: v.nullable(v.number()),
      state: v.picklist(QUEUE_STATES),
      /** Why it waits or was refused; and our account that is meant, or what QuickBooks said. */
      problem: v.nullable(v.string()),
      said: v.nullable(v.string()),
      sent_at: v.nullable(v.string()),
      export_num: v.number(),
    }),
  ),
});
export type QuickbooksQueue = v.InferOutput<typeof QueueSchema>;

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
  /** Rows of a list there, as QuickBooks answers them. */
  'QuickbooksConnection/get-resource': get(v.array(v.looseObject({ Id: v.string() }))),
  'QuickbooksConnection/save-accounts': post(v.null()),
  'QuickbooksItem/queue': get(QueueSchema),
  'QuickbooksItem/unsent': get(v.object({ exports: v.array(v.number()) })),
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
  /** `where` is one condition of QuickBooks, such as `AccountType = 'Credit Card'`; empty for all. */
  'QuickbooksConnection/get-resource': { resource: string; where?: string };
  /** `accounts_json`: ids there by our accounts; `before`: that of the connection as it was seen, empty for none. */
  'QuickbooksConnection/save-accounts': { accounts_json: string; before: string };
  /** Without a state all; `page` from 1. */
  'QuickbooksItem/queue': { state?: (typeof QUEUE_STATES)[number] | ''; page?: number };
  'QuickbooksItem/unsent': Record<string, never>;
  /** The slug of an export whose entries go there too. */
  'QuickbooksItem/send': { slug: string };
  /** Without an id: all that was refused or waits. */
  'QuickbooksItem/retry': { id?: number };
  'QuickbooksItem/leave-out': { id: number };
};
