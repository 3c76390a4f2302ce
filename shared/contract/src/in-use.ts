import * as v from 'valibot';

/** Records of one kind: how many there are, and the first few that the person may read. */
export const CountedSchema = v.object({
  count: v.number(),
  kind: v.string(),
  /** `path`: its page in the app; null if it has none. */
  records: v.array(v.object({ id: v.number(), title: v.string(), path: v.nullable(v.string()) })),
});
export type Counted = v.InferOutput<typeof CountedSchema>;

/**
 * The `data.in_use` of a refused delete: the record, whether it can be archived instead, and the records that need it.
 * Per kind it lists the first few that the person may read; `count` is the total.
 */
export const InUseSchema = v.object({
  in_use: v.object({
    model: v.string(),
    record_id: v.number(),
    kind: v.string(),
    title: v.string(),
    can_archive: v.boolean(),
    users: v.array(CountedSchema),
  }),
});

export type InUse = v.InferOutput<typeof InUseSchema>['in_use'];

/** The answer of a delete; `trash_id` is null for models that are deleted for good. */
export const DeletedSchema = v.object({ record_id: v.number(), trash_id: v.nullable(v.number()) });
export type Deleted = v.InferOutput<typeof DeletedSchema>;
