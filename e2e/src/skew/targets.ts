import * as v from 'valibot';

const TargetsSchema = v.array(
  v.object({
    name: v.string(),
    /** The part that is looked at: it alone is of its age, or it is the shell. */
    about: v.string(),
    /** The parts that stand as they were published last, with their ids. */
    old: v.record(v.string(), v.string()),
    url: v.string(),
  }),
);

/** The mixes of old and new that stand ready, and where. */
export function skewTargets(): v.InferOutput<typeof TargetsSchema> {
  return v.parse(TargetsSchema, JSON.parse(process.env['FIELDSPAN_SKEW'] ?? '[]'));
}
