import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { documentCalls } from './document-calls.ts';
import type { DocumentPayloads } from './document-calls.ts';

/** Settings of a record's public page, for people without an account. */
const PublicLinkSchema = v.object({
  /** The last part of the page's address. */
  slug: v.string(),
  is_on: v.picklist([0, 1]),
  /** ISO 8601 instant; null if it never expires. */
  ends_at: v.nullable(v.string()),
  may_write: v.boolean(),
});
export type PublicLink = v.InferOutput<typeof PublicLinkSchema>;

export const publicLinkCalls = {
  'PublicLink/find': get(PublicLinkSchema),
  'PublicLink/save': post(PublicLinkSchema),
  'PublicLink/renew': post(PublicLinkSchema),
  ...documentCalls,
} as const;

type LinkedRecord = {
  model: 'CompanyForm' | 'Equipment' | 'CustomerAsset' | 'Job' | 'User' | 'Company';
  record_id: number;
};

/** Payloads of the calls about public links; see calls.ts. */
export type PublicLinkPayloads = DocumentPayloads & {
  'PublicLink/find': LinkedRecord;
  /** `ends_at` '' removes the expiry. */
  'PublicLink/save': LinkedRecord & { is_on?: 0 | 1; ends_at?: string };
  /** Makes a new address; the old one stops working. */
  'PublicLink/renew': LinkedRecord;
};
