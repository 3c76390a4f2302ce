import * as v from 'valibot';

/**
 * What a refused delete answers in `data.in_use`: the record, whether it can be archived instead, and who needs it.
 * Of each kind come the first few that the person may read; `count` is all of them, in words: "60 project roles".
 */
export const InUseSchema = v.object({
  in_use: v.object({
    model: v.string(),
    record_id: v.number(),
    kind: v.string(),
    title: v.string(),
    can_archive: v.boolean(),
    users: v.array(
      v.object({
        count: v.number(),
        kind: v.string(),
        /** `path`: its page in the app; null where it has none. */
        records: v.array(v.object({ id: v.number(), title: v.string(), path: v.nullable(v.string()) })),
      }),
    ),
  }),
});

export type InUse = v.InferOutput<typeof InUseSchema>['in_use'];

/** What a delete answers; `trash_id` is null for what is removed for good. */
export const DeletedSchema = v.object({ record_id: v.number(), trash_id: v.nullable(v.number()) });
export type Deleted = v.InferOutput<typeof DeletedSchema>;
