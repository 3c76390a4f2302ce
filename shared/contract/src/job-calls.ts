import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SavedSchema } from './envelope.ts';
import { CountedSchema } from './in-use.ts';

/** What anybody with the link may read of a project: its public notes, whose they are, and nothing else. */
const PublicNotesSchema = v.object({
  job_name: v.string(),
  company_name: v.string(),
  notes: v.array(
    v.object({ slug: v.string(), title: v.string(), body: v.nullable(v.string()), created_at: v.string() }),
  ),
});

/** What hangs on a project, for people who may delete it: what would go to the trash with it, and what keeps it here. */
const AttachedSchema = v.object({ goes_along: v.array(CountedSchema), keeps_it: v.array(CountedSchema) });
export type Attached = v.InferOutput<typeof AttachedSchema>;

/** The new project with what went along; `people_left_out` have left, or have a role that the person may not give. */
const CopiedSchema = v.object({
  ...SavedSchema.entries,
  people: v.number(),
  people_left_out: v.number(),
  files: v.number(),
  visits: v.number(),
  tasks: v.number(),
});
export type CopiedProject = v.InferOutput<typeof CopiedSchema>;

export const jobCalls = {
  'JobNote/public': get(PublicNotesSchema),
  'Job/attached': get(AttachedSchema),
  'Job/copy': post(CopiedSchema),
} as const;

/** Payloads of the calls about projects; see calls.ts. */
export type JobPayloads = {
  /** By the slug of the project's public link; with `note_slug` only that note. */
  'JobNote/public': { slug: string; note_slug?: string };
  'Job/attached': { id: number };
  /** `start_date` '' leaves the day open; days of tasks move with it. Visits go into the tray. */
  'Job/copy': {
    id: number;
    job_num: string;
    job_name: string;
    start_date: string;
    people: 0 | 1;
    files: 0 | 1;
    schedule: 0 | 1;
    tasks: 0 | 1;
    client_key: string;
  };
};
