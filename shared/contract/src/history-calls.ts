import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SavedSchema } from './envelope.ts';
import type { ModelName } from './models.ts';

/** What the company's activity is filtered by. */
export const ACTIVITY_KINDS = ['sign_in', 'permission', 'account', 'approval', 'deletion', 'export'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One field of a change. Values are as they were stored, as text; a secret has none, only that it was changed. */
const ChangedFieldSchema = v.object({
  field: v.string(),
  old: v.nullable(v.string()),
  new: v.nullable(v.string()),
  is_secret: v.boolean(),
});
export type ChangedField = v.InferOutput<typeof ChangedFieldSchema>;

/** One line of history. Without a person it was Fieldspan itself, or somebody without an account. */
const ChangeSchema = v.object({
  id: v.number(),
  at: v.string(),
  version: v.number(),
  /** created, changed, deleted, restored; signed_in, sign_in_failed, password_changed and the like. */
  happened: v.string(),
  person: v.nullable(v.object({ id: v.number(), name: v.string() })),
  release: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  fields: v.array(ChangedFieldSchema),
});
export type Change = v.InferOutput<typeof ChangeSchema>;

/** By model, then by id: what the records are called that old and new values point to. */
const NamesSchema = v.record(v.string(), v.record(v.string(), v.string()));
export type RecordNames = v.InferOutput<typeof NamesSchema>;

/** `next`: what to send as `before` for the lines before these; null at the beginning. */
export const HistorySchema = v.object({
  lines: v.array(ChangeSchema),
  names: NamesSchema,
  next: v.nullable(v.number()),
  /** The present version of the record; null when there is none any more. */
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
      /** What the record is called; null where nobody may know, or it has no name. */
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
  /** `change`: id of a line of history. With a field its old value is put back, without one the whole record as it was after that change. */
  'History/restore': { model: ModelName; id: string | number; change: number; field?: string; version?: number };
  'Activity/get': { person?: number; kind?: ActivityKind; from?: string; to?: string; before?: number };
};
