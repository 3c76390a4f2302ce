import * as v from 'valibot';

const TargetsSchema = v.array(
  v.object({
    name: v.string(),
    /** The part under test: the only one that is old or new, or the shell. */
    about: v.string(),
    /** The parts that are as published last, with their ids. */
    old: v.record(v.string(), v.string()),
    url: v.string(),
  }),
);

/** The mixes of old and new parts, with their addresses. */
export function skewTargets(): v.InferOutput<typeof TargetsSchema> {
  return v.parse(TargetsSchema, JSON.parse(process.env['FIELDSPAN_SKEW'] ?? '[]'));
}
