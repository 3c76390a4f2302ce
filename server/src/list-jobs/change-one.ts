import type { ModelName } from '@fieldspan/contract/models';
import * as v from 'valibot';
import type { Services, Session } from '../http/context.ts';
import { parseSave } from '../registry/parse-values.ts';
import { removeRecord } from '../registry/remove.ts';
import { restore } from '../registry/trash/restore.ts';
import { saveRecord } from '../registry/write.ts';
import type { ListJobVerb } from '@fieldspan/contract/list-calls';

export type JobRow = { id: number; record_id: number; version: number | null; form_json: string | null };
export type RunningJob = { id: number; model: ModelName; verb: ListJobVerb; form_json: string | null };

const FormSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

type Writer = { services: Services; session: Session };

/** The form of a save as text: what the job saves to every record, or to this one. */
export const formOf = (job: RunningJob, row: JobRow): Map<string, string> =>
  new Map(Object.entries(v.parse(FormSchema, row.form_json ?? job.form_json ?? '{}')));

/**
 * Changes one record as a single call would, with its permissions, locks and version.
 * @returns its id in the trash after a delete
 * @throws Failure in words
 */
export async function changeOne(writer: Writer, job: RunningJob, row: JobRow): Promise<number | null> {
  if (job.verb === 'restore') {
    await restore(writer, row.record_id);
    return null;
  }
  const key = String(row.record_id);
  if (job.verb === 'delete') return (await removeRecord(writer, job.model, { key, version: row.version })).trash_id;
  const form = parseSave(job.model, formOf(job, row), writer.session);
  await saveRecord({ ...writer, headers: new Headers() }, job.model, { ...form, key, version: row.version });
  return null;
}
