import * as v from 'valibot';

/** What two contacts may differ in; of each the kept contact has one value after a merge. */
export const MERGED_FIELDS = [
  'name',
  'phone',
  'email',
  'website',
  'address',
  'city',
  'province',
  'country',
  'postal_code',
  'lat',
  'long',
  'access_notes',
  'notes',
] as const;

/** Rows that referred to the merged contact through this column and refer to the kept one now. */
const MovedSchema = v.object({ table: v.string(), column: v.string(), ids: v.array(v.number()) });
export type Moved = v.InferOutput<typeof MovedSchema>;

/** What a merge did, stored with the merged contact in the trash. */
export const MergedSchema = v.object({
  kept_id: v.number(),
  moved: v.array(MovedSchema),
  /** Comments that the kept contact has now. */
  threads: v.array(v.number()),
  /** Fields of the kept contact, before and after. */
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
});
export type Merged = v.InferOutput<typeof MergedSchema>;
