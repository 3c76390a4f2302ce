import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SavedSchema } from './envelope.ts';
import type { ModelName } from './models.ts';

/** Filters of the company's activity. */
export const ACTIVITY_KINDS = ['sign_in', 'permission', 'account', 'approval', 'deletion', 'export'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One changed field. Values are the stored ones as text; for a secret only the fact of the change is recorded. */
const ChangedFieldSchema = v.object({
  field: v.string(),
  old: v.nullable(v.string()),
  new: v.nullable(v.string()),
  is_secret: v.boolean(),
});
export type ChangedField = v.InferOutput<typeof ChangedFieldSchema>;

/** One change in the history. Without a person it was made by the system or by somebody without an account. */
const ChangeSchema = v.object({
  id: v.number(),
  at: v.string(),
  version: v.number(),
  /** created, changed, deleted, restored; signed_in, sign_in_failed, password_changed and so on. */
  happened: v.string(),
  person: v.nullable(v.object({ id: v.number(), name: v.string() })),
  release: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  fields: v.array(ChangedFieldSchema),
});
export type Change = v.InferOutput<typeof ChangeSchema>;

/** Names of the records that old and new values refer to, by model and id. */
const NamesSchema = v.record(v.string(), v.record(v.string(), v.string()));
export type RecordNames = v.InferOutput<typeof NamesSchema>;

/** `next`: send it as `before` to get earlier lines; null if there are none. */
export const HistorySchema = v.object({
  lines: v.array(ChangeSchema),
  names: NamesSchema,
  next: v.nullable(v.number()),
  /** The record's current version; null if it no longer exists. */
  version: v.nullable(v.number()),
  may_restore: v.boolean(),
});
export type History = v.InferOutput<typeof HistorySchema>;

export const ActivitySchema = v.object({
  lines: v.array(
    v.object({
      ...ChangeSchema.entries,
      kind: v.string(),
      model: v.string(),
      record_id: v.number(),
      /** The record's title; null if it has none or the person may not know it. */
      title: v.nullable(v.string()),
    }),
  ),
  names: NamesSchema,
  next: v.nullable(v.number()),
});
export type Activity = v.InferOutput<typeof ActivitySchema>;
export type ActivityLine = Activity['lines'][number];

export const historyCalls = {
  'History/get': get(HistorySchema),
  'History/restore': post(SavedSchema),
  'Activity/get': get(ActivitySchema),
} as const;

export type HistoryPayloads = {
  'History/get': { model: ModelName; id: string | number; before?: number };
  /**
   * `change`: id of a history line. With a field, restores the field's old value; without one, the whole record as it
   * was after that change.
   */
  'History/restore': { model: ModelName; id: string | number; change: number; field?: string; version?: number };
  'Activity/get': { person?: number; kind?: ActivityKind; from?: string; to?: string; before?: number };
};
