import type { ListJob } from '@fieldspan/contract/list-calls';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { Route, SignedInRoute } from '../../http/route.ts';
import { startJob } from '../../list-jobs/start-job.ts';
import { undoJob } from '../../list-jobs/undo-job.ts';
import { csvText } from '../../registry/csv-text.ts';
import { modelOf, parseQuery } from '../../registry/parse-query.ts';
import { setDefaultView } from './list-views.ts';

const StartSchema = v.object({
  model: v.string(),
  verb: v.picklist(['save', 'delete']),
  filters: v.string(),
  values: v.optional(v.string(), '{}'),
  expected: WholeNumber,
  client_key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
});
const ValuesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
);

/** The form of a save, as a single one would send it. */
function formOf(text: string): Map<string, string> {
  const parsed = v.safeParse(ValuesSchema, text);
  if (!parsed.success) throw new BadRequest('values must be an object of texts and numbers.');
  return new Map(Object.entries(parsed.output).map(([field, value]) => [field, String(value ?? '')]));
}

const start: SignedInRoute = {
  verb: 'POST',
  path: 'ListJob/start',
  summary:
    'Change or delete all matching records of a model in the background; refused if they are not as many as expected',
  session: 'required',
  takes: StartSchema,
  async handle({ session, read, transact }): Promise<{ record_id: number }> {
    const { model, verb, filters, values, expected, client_key: clientKey } = await read(StartSchema);
    const name = modelOf(model);
    const query = parseQuery(new Map([['filters', filters]]));
    const form = formOf(values);
    return transact(async (tx) => ({
      record_id: await startJob({ tx, session }, { model: name, verb, query, form, expected, clientKey }),
    }));
  },
};

const IdSchema = v.object({ id: WholeNumber });

const readOne: SignedInRoute = {
  verb: 'GET',
  path: 'ListJob/read',
  summary: 'How far a change of many records is, for the person who asked for it',
  session: 'required',
  takes: IdSchema,
  async handle({ session, read, transact }): Promise<ListJob> {
    const { id } = await read(IdSchema);
    const { undone_by: undoneBy, ...job } = await transact((tx) => ownJob(tx, session, id));
    return { ...job, is_undone: undoneBy !== null };
  },
};

const stop: SignedInRoute = {
  verb: 'POST',
  path: 'ListJob/stop',
  summary: 'Stop a change of many records; what is changed by then stays',
  session: 'required',
  takes: IdSchema,
  async handle({ session, read, transact }): Promise<null> {
    const { id } = await read(IdSchema);
    await transact(async (tx) => {
      await ownJob(tx, session, id);
      await tx.updateTable('list_job').set({ is_stopping: 1 }).where('id', '=', id).execute();
    });
    return null;
  },
};

const undo: SignedInRoute = {
  verb: 'POST',
  path: 'ListJob/undo',
  summary: 'Take back what a change of many records did, where nobody has changed them since',
  session: 'required',
  takes: IdSchema,
  async handle({ session, read, transact }): Promise<{ record_id: number }> {
    const { id } = await read(IdSchema);
    return transact(async (tx) => ({ record_id: await undoJob({ tx, session }, id) }));
  },
};

const failures: SignedInRoute = {
  verb: 'GET',
  path: 'ListJob/failures',
  summary: 'The records that a change of many left alone, and why, as CSV',
  session: 'required',
  takes: IdSchema,
  async handle({ session, read, transact }): Promise<Response> {
    const { id } = await read(IdSchema);
    const rows = await transact(async (tx) => {
      await ownJob(tx, session, id);
      const failed = tx.selectFrom('list_job_row').where('job_id', '=', id).where('state', '=', 'failed');
      return failed.orderBy('id').select(['record_id', 'error']).execute();
    });
    const text = csvText([['Id', 'Why'], ...rows.map((row) => [row.record_id, row.error ?? ''])]);
    return new Response(text, {
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': 'attachment; filename="not-changed.csv"',
        'cache-control': 'no-store',
      },
    });
  },
};

async function ownJob(tx: Tx, { tenantId, userId }: Session, id: number) {
  const job = await tx
    .selectFrom('list_job')
    .where('tenant_id', '=', tenantId)
    .where('requested_by', '=', userId)
    .where('id', '=', id)
    .select(['id', 'model', 'verb', 'state', 'total', 'done', 'failed', 'undone_by'])
    .executeTakeFirst();
  if (!job) throw new Refusal('There is no such change.');
  return job;
}

/** Calls of lists as a whole: changes of many records at once, and the view that a list begins with. */
export const listRoutes: readonly Route[] = [setDefaultView, start, readOne, stop, undo, failures];
