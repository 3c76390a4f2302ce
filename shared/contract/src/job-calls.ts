import * as v from 'valibot';
import { get } from './call-shape.ts';

/** What anybody with the link may read of a project: its public notes, whose they are, and nothing else. */
const PublicNotesSchema = v.object({
  job_name: v.string(),
  company_name: v.string(),
  notes: v.array(
    v.object({ slug: v.string(), title: v.string(), body: v.nullable(v.string()), created_at: v.string() }),
  ),
});

export const jobCalls = { 'JobNote/public': get(PublicNotesSchema) } as const;

/** Payloads of the calls about projects; see calls.ts. */
export type JobPayloads = {
  /** By the slug of the project's public link; with `note_slug` only that note. */
  'JobNote/public': { slug: string; note_slug?: string };
};
