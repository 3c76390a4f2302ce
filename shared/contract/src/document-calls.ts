import * as v from 'valibot';
import { get, post } from './call-shape.ts';

/** A document as its customer sees it. */
const CustomerDocumentSchema = v.object({
  kind: v.picklist(['invoice', 'quote', 'bid', 'change']),
  /** Of an invoice of a project: what it bills, and its place among the progress invoices. */
  part: v.optional(v.nullable(v.picklist(['progress', 'release', 'credit', 'other'])), null),
  application: v.optional(v.nullable(v.number()), null),
  company_name: v.string(),
  number: v.string(),
  status: v.nullable(v.string()),
  title: v.nullable(v.string()),
  customer: v.nullable(v.string()),
  issued: v.nullable(v.string()),
  due: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** Of a change order: why it is needed, and by how many days the work ends later. */
  why: v.optional(v.nullable(v.string()), null),
  days_added: v.optional(v.nullable(v.number()), null),
  /** The last day of the work that is billed. */
  period_to: v.optional(v.nullable(v.string()), null),
  lines_json: v.nullable(v.string()),
  /** What is billed of each part of the contract: see frozenProgress. */
  progress_json: v.optional(v.nullable(v.string()), null),
  gross: v.optional(v.nullable(v.number()), null),
  held: v.optional(v.nullable(v.number()), null),
  taxes_included: v.picklist([0, 1]),
  subtotal: v.nullable(v.number()),
  tax_lines_json: v.nullable(v.string()),
  total: v.nullable(v.number()),
  balance: v.nullable(v.number()),
  /** The quote is open: it can be accepted. */
  can_answer: v.boolean(),
  /** Names and rates of the taxes when it was issued: for the total of what is chosen. */
  rates: v.array(v.object({ name: v.string(), rate: v.string() })),
  /** That the customer pays no tax: the number that proves it, empty without one. */
  exempt: v.optional(v.nullable(v.string()), null),
  /** From which taxes, where it is not from all. */
  exempt_from: v.optional(v.nullable(v.string()), null),
  /** Below the document, and how it looks; the logo is at CustomerDocument/logo. */
  terms: v.optional(v.nullable(v.string()), null),
  foot: v.optional(v.nullable(v.string()), null),
  colour: v.optional(v.nullable(v.string()), null),
  has_logo: v.optional(v.boolean(), false),
  /** What can be paid by card now, and whether a part of it too; null if nothing can. */
  pay: v.optional(v.nullable(v.object({ balance: v.number(), parts: v.boolean() })), null),
  /** What was paid, and what of it went back; in the order in which it was written down. */
  payments: v.optional(
    v.array(
      v.object({
        id: v.number(),
        on: v.string(),
        kind: v.string(),
        method: v.string(),
        amount: v.number(),
        provider_id: v.nullable(v.string()),
      }),
    ),
    [],
  ),
  /** For whom the link was made. */
  email: v.string(),
  events: v.array(
    v.object({
      id: v.number(),
      kind: v.string(),
      by_name: v.nullable(v.string()),
      note: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
});
export type CustomerDocument = v.InferOutput<typeof CustomerDocumentSchema>;

/** How it stands with the reminders of an invoice of which something is left to pay. */
const InvoiceRemindersSchema = v.object({
  /** The company reminds by its rules. */
  is_on: v.boolean(),
  state: v.picklist(['on', 'stopped', 'disputed']),
  customer: v.nullable(v.object({ id: v.number(), name: v.string(), is_off: v.boolean() })),
  /** Where it goes. */
  email: v.nullable(v.string()),
  due: v.nullable(v.string()),
  /** The day of the next one. */
  next: v.nullable(v.string()),
  /** What a reminder would say today. */
  text: v.string(),
});
export type InvoiceReminders = v.InferOutput<typeof InvoiceRemindersSchema>;

/** `sent`: false for a second press. Older servers answer nothing. */
const SentSchema = v.nullable(v.object({ sent: v.boolean() }));

/** A mail with a document; the same `client_key` is sent once. */
type Sending = { id: number; email: string; text?: string; client_key?: string };

type Reminding = { id: number; email: string; text: string; client_key: string };

export const documentCalls = {
  'ServiceInvoice/send': post(SentSchema),
  'JobBid/send': post(SentSchema),
  'ChangeOrder/send': post(SentSchema),
  'JobInvoice/send': post(SentSchema),
  'ServiceInvoice/reminders': get(v.nullable(InvoiceRemindersSchema)),
  'JobInvoice/reminders': get(v.nullable(InvoiceRemindersSchema)),
  'ServiceInvoice/remind': post(SentSchema),
  'JobInvoice/remind': post(SentSchema),
  'CustomerLink/switch-off': post(v.unknown()),
  'JobDocumentLink/switch-off': post(v.unknown()),
  'CustomerDocument/find': get(CustomerDocumentSchema),
  'CustomerDocument/accept': post(v.unknown()),
  'CustomerDocument/decline': post(v.unknown()),
  'CustomerDocument/comment': post(v.unknown()),
  'CustomerDocument/pay': post(v.object({ url: v.string() })),
  'Payment/refund': post(v.unknown()),
  'Payment/provider': get(v.object({ provider: v.nullable(v.string()) })),
  'CustomerDocument/payment': get(v.object({ state: v.string(), amount: v.number() })),
} as const;

/** Payloads of the calls about documents that customers read; see calls.ts. */
export type DocumentPayloads = {
  /** Mails an issued document with its PDF and a link of the customer's own. */
  'ServiceInvoice/send': Sending;
  'JobBid/send': Sending;
  'ChangeOrder/send': Sending;
  'JobInvoice/send': Sending;
  'ServiceInvoice/reminders': { id: number };
  'JobInvoice/reminders': { id: number };
  /** Reminds the customer by hand. */
  'ServiceInvoice/remind': Reminding;
  'JobInvoice/remind': Reminding;
  /** Whoever opens the link from then on is told that it was switched off. */
  'CustomerLink/switch-off': { id: number };
  'JobDocumentLink/switch-off': { id: number };
  'CustomerDocument/find': { token: string };
  /** `chosen`: keys of optional lines, as JSON text; `total`: what they saw; `signature`: JSON text of the strokes. */
  'CustomerDocument/accept': { token: string; name: string; chosen: string; total: number; signature?: string };
  'CustomerDocument/decline': { token: string; name: string; text: string };
  'CustomerDocument/comment': { token: string; name: string; text: string };
  'Payment/provider': Record<string, never>;
  /** Gives back a payment by card, whole or in part; once for each `client_key`. */
  'Payment/refund': { id: number; amount: number; reason: string; client_key: string };
  /** Opens the page on which the customer pays; the same `client_key` is one page. */
  'CustomerDocument/pay': { token: string; amount: number; client_key: string };
  /** How it stands with a page that was opened (key): begun, paid, failed or differs. */
  'CustomerDocument/payment': { token: string; key: string };
};
