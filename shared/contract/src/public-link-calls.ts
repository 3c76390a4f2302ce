import * as v from 'valibot';
import { get, post } from './call-shape.ts';

/** How the public page of a record is opened by people without an account. */
const PublicLinkSchema = v.object({
  /** Ends the page's address. */
  slug: v.string(),
  is_on: v.picklist([0, 1]),
  /** ISO 8601 instant; null where it never ends. */
  ends_at: v.nullable(v.string()),
  may_write: v.boolean(),
});
export type PublicLink = v.InferOutput<typeof PublicLinkSchema>;

export const publicLinkCalls = {
  'PublicLink/find': get(PublicLinkSchema),
  'PublicLink/save': post(PublicLinkSchema),
  'PublicLink/renew': post(PublicLinkSchema),
} as const;

type LinkedRecord = { model: 'CompanyForm' | 'Equipment'; record_id: number };

/** Payloads of the calls about public links; see calls.ts. */
export type PublicLinkPayloads = {
  'PublicLink/find': LinkedRecord;
  /** `ends_at` '' takes the end away. */
  'PublicLink/save': LinkedRecord & { is_on?: 0 | 1; ends_at?: string };
  /** A new address; the old one opens nothing from then on. */
  'PublicLink/renew': LinkedRecord;
};
