import * as v from 'valibot';
import { get, post } from './call-shape.ts';

/** A document as its customer sees it. */
const CustomerDocumentSchema = v.object({
  kind: v.picklist(['invoice', 'quote']),
  company_name: v.string(),
  number: v.string(),
  status: v.nullable(v.string()),
  title: v.nullable(v.string()),
  customer: v.nullable(v.string()),
  issued: v.nullable(v.string()),
  due: v.nullable(v.string()),
  note: v.nullable(v.string()),
  lines_json: v.nullable(v.string()),
  taxes_included: v.picklist([0, 1]),
  subtotal: v.nullable(v.number()),
  tax_lines_json: v.nullable(v.string()),
  total: v.nullable(v.number()),
  balance: v.nullable(v.number()),
  /** The quote is open: it can be accepted. */
  can_answer: v.boolean(),
  /** Names and rates of the taxes when it was issued: for the total of what is chosen. */
  rates: v.array(v.object({ name: v.string(), rate: v.string() })),
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

export const documentCalls = {
  'ServiceInvoice/send': post(v.unknown()),
  'CustomerDocument/find': get(CustomerDocumentSchema),
  'CustomerDocument/accept': post(v.unknown()),
  'CustomerDocument/decline': post(v.unknown()),
  'CustomerDocument/comment': post(v.unknown()),
} as const;

/** Payloads of the calls about documents that customers read; see calls.ts. */
export type DocumentPayloads = {
  /** Mails an issued document with its PDF and a link of the customer's own. */
  'ServiceInvoice/send': { id: number; email: string; text?: string };
  'CustomerDocument/find': { token: string };
  /** `chosen`: keys of optional lines, as JSON text; `total`: what they saw; `signature`: JSON text of the strokes. */
  'CustomerDocument/accept': { token: string; name: string; chosen: string; total: number; signature?: string };
  'CustomerDocument/decline': { token: string; name: string; text: string };
  'CustomerDocument/comment': { token: string; name: string; text: string };
};
