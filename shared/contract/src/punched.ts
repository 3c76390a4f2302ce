import * as v from 'valibot';
import { SavedSchema } from './envelope.ts';

/**
 * The state of the clock after a punch. `record_id` and `slug` belong to the time log that was started, ended or left
 * unchanged; `open` is 0 once it has ended.
 */
export const PunchedSchema = v.object({
  ...SavedSchema.entries,
  open: v.picklist([0, 1]),
  time_in: v.nullable(v.string()),
  time_out: v.nullable(v.string()),
  time_on_site: v.nullable(v.string()),
  clocked_in_offsite: v.picklist([0, 1]),
});
export type Punched = v.InferOutput<typeof PunchedSchema>;
