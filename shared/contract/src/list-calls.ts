import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SavedSchema } from './envelope.ts';
import { importCalls } from './import-calls.ts';
import type { ImportPayloads } from './import-calls.ts';

/** `restore` takes back a delete; people ask for it by an undo. */
const LIST_JOB_VERBS = ['save', 'delete', 'restore'] as const;
export type ListJobVerb = (typeof LIST_JOB_VERBS)[number];

const LIST_JOB_STATES = ['waiting', 'running', 'done', 'stopped'] as const;
export type ListJobState = (typeof LIST_JOB_STATES)[number];

const ListJobSchema = v.object({
  id: v.number(),
  model: v.string(),
  verb: v.picklist(LIST_JOB_VERBS),
  state: v.picklist(LIST_JOB_STATES),
  total: v.number(),
  /** Records that were looked at, refused ones too. */
  done: v.number(),
  failed: v.number(),
  /** Whether it was taken back, or is being. */
  is_undone: v.boolean(),
});
export type ListJob = v.InferOutput<typeof ListJobSchema>;

const StartedSchema = v.object({ record_id: v.number() });

/** Calls of lists as a whole: changes of many records, saved views, and the trash. */
export const listCalls = {
  ...importCalls,
  'ListJob/start': post(StartedSchema),
  'ListJob/read': get(ListJobSchema),
  'ListJob/stop': post(v.unknown()),
  'ListJob/undo': post(StartedSchema),
  'ListView/set-default': post(v.unknown()),
  /** `record_id` and `slug` of the restored record. */
  'Trash/restore': post(v.object({ ...SavedSchema.entries, model: v.string() })),
  'Trash/purge': post(v.unknown()),
} as const;

export type ListPayloads = ImportPayloads & {
  /** All records of a model that match; refused if they are not as many as the person was told. */
  'ListJob/start': {
    model: string;
    verb: 'save' | 'delete';
    filters: object;
    /** What is saved to each record; for `save` alone. */
    values?: object;
    expected: number;
    client_key: string;
  };
  'ListJob/read': { id: number };
  'ListJob/stop': { id: number };
  /** Takes back what a job has done, where the records are as it left them. */
  'ListJob/undo': { id: number };
  /** The view that the caller's list begins with; without one it begins with all rows. */
  'ListView/set-default': { list: string; view_id?: number };
  'Trash/restore': { id: number };
  /** Deletes for good, including files; Admins only. */
  'Trash/purge': { id: number };
};
