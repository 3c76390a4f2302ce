import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { CountedSchema } from './in-use.ts';

/** What anybody with the link, or the label on the machine, may know of a customer's asset: no people, places or notes. */
const PublicAssetSchema = v.object({
  slug: v.string(),
  name: v.string(),
  category: v.string(),
  color_hex: v.nullable(v.string()),
  manufacturer: v.nullable(v.string()),
  model_num: v.nullable(v.string()),
  serial_num: v.nullable(v.string()),
  installed_on: v.nullable(v.string()),
  warranty_until: v.nullable(v.string()),
  archived: v.picklist([0, 1]),
  /** Who looks after it, and how they are called. */
  company_name: v.string(),
  company_phone: v.nullable(v.string()),
  /** When a call about it was last completed. */
  last_service: v.nullable(v.string()),
  /** For people of its company who may read it: its id. */
  asset_id: v.nullable(v.number()),
});

/** What went over, or would go over, from one contact to another. `trash_id`: where the other one lies; null of a dry run. */
const MergedContactSchema = v.object({
  record_id: v.number(),
  slug: v.string(),
  trash_id: v.nullable(v.number()),
  moved: v.array(CountedSchema),
});
export type MergedContact = v.InferOutput<typeof MergedContactSchema>;

export const contactCalls = {
  'Contact/merge': post(MergedContactSchema),
  'CustomerAsset/public': get(PublicAssetSchema),
} as const;

/** Payloads of the calls about contacts; see calls.ts. */
export type ContactPayloads = {
  /** The contact `id` stays; `taken` names the fields of which it gets the other's value. Restoring the other one undoes it. */
  'Contact/merge': {
    id: number;
    version: number;
    other_id: number;
    other_version: number;
    taken: readonly string[];
    dry_run: 0 | 1;
  };
  'CustomerAsset/public': { slug: string };
};
