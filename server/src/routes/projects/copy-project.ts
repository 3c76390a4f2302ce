import { mayWrite } from '@fieldspan/contract/access-rules';
import type { CopiedProject } from '@fieldspan/contract/job-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { FlagText, WholeNumber, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { explainConflict } from '../../registry/conflict.ts';
import { mayReadRecord } from '../../registry/may-read.ts';
import { newSlug } from '../../registry/slug.ts';
import { requireSubscription } from '../../registry/subscription.ts';
import { wakeBoards } from '../../visits/wake-boards.ts';
import { copyCodes, copyFiles, copyPeople, copyRules, copyTasks, copyVisits } from './copy-parts.ts';
import type { Copying } from './copy-parts.ts';

const Given = v.pipe(shortText(300), v.nonEmpty('must not be empty'));
const CopySchema = v.object({
  id: WholeNumber,
  job_num: Given,
  job_name: Given,
  start_date: v.union([v.literal(''), v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-17'))]),
  people: FlagText,
  files: FlagText,
  schedule: FlagText,
  tasks: FlagText,
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});
type Wanted = v.InferOutput<typeof CopySchema>;

export const copyProject: SignedInRoute = {
  verb: 'POST',
  path: 'Job/copy',
  summary: 'A new project like one that there is. People, files, open tasks and visits go along if asked for',
  session: 'required',
  takes: CopySchema,
  async handle({ read, session, services }): Promise<CopiedProject> {
    const wanted = await read(CopySchema);
    if (!mayWrite('Job')(session.viewer)) throw new Refusal('You do not have permission to add projects.');
    requireSubscription(session, 'Job');
    const changer = { ...session, clientKey: wanted.client_key };
    try {
      const copied = await services.db.as(changer, (tx) => copyOnce(tx, session, wanted));
      wakeBoards(services, session.tenantId);
      return copied;
    } catch (error) {
      throw explainConflict(error, 'Job');
    }
  },
};

async function copyOnce(tx: Tx, session: Session, wanted: Wanted): Promise<CopiedProject> {
  const { tenantId, userId } = session;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`project key ${tenantId} ${wanted.client_key}`}, 0))`.execute(
    tx,
  );
  const earlier = await tx
    .selectFrom('job')
    .where('tenant_id', '=', tenantId)
    .where('client_key', '=', wanted.client_key)
    .select(['id', 'slug', 'created_by'])
    .executeTakeFirst();
  if (earlier && earlier.created_by !== userId) throw new Refusal('This was already saved by somebody else.');
  if (earlier) return countCopied(tx, session, { ...earlier, wanted });
  if (!(await mayReadRecord({ tx, identity: session }, 'Job', wanted.id))) throw new Refusal('Project not found.');
  const made = await newProject(tx, session, wanted);
  const copying: Copying = { tx, session, from: wanted.id, to: made.id };
  await copyRules(copying);
  await copyCodes(copying);
  if (wanted.people === 1) await copyPeople(copying);
  if (wanted.files === 1) await copyFiles(copying);
  if (wanted.tasks === 1) await copyTasks(copying);
  if (wanted.schedule === 1) await copyVisits(copying);
  return countCopied(tx, session, { ...made, wanted });
}

/** What the new project has of the other one. Its states begin anew, and what it costs and earns is its own. */
const KEPT = [
  'customer_id',
  'customer_name_cache',
  'manager_id',
  'address',
  'city',
  'province',
  'country',
  'postal_code',
  'lat',
  'long',
  'check_in_tolerance',
  'is_internal_project',
  'is_lead',
  'budget_hours',
  'holdback_percent',
  'collective_agreements_json',
  'mileage_zones_json',
] as const;

type Made = { id: number; slug: string };

async function newProject(tx: Tx, { tenantId, userId }: Session, wanted: Wanted): Promise<Made> {
  const { id, job_name, job_num, start_date, client_key } = wanted;
  const kept = sql.join(KEPT.map((field) => sql.ref(field)));
  const { rows } = await sql<Made>`
    insert into job (tenant_id, slug, job_name, job_num, start_date, client_key, created_by, ${kept})
    select tenant_id, ${newSlug(job_name)}, ${job_name}, ${job_num}, ${start_date === '' ? null : start_date}::date,
      ${client_key}, ${userId}::bigint, ${kept}
    from job where tenant_id = ${tenantId} and id = ${id}
    returning id, slug`.execute(tx);
  const [made] = rows;
  if (!made) throw new Refusal('Project not found.');
  return made;
}

/** Counts what stands with the new project, so that a repeated call answers the same. */
async function countCopied(
  tx: Tx,
  { tenantId }: Session,
  { id, slug, wanted }: Made & { wanted: Wanted },
): Promise<CopiedProject> {
  const { rows } = await sql<{ people: number; held: number; files: number; visits: number; tasks: number }>`
    select
      (select count(*)::int from job_personnel where tenant_id = ${tenantId} and job_id = ${id}) as people,
      (select count(*)::int from job_personnel where tenant_id = ${tenantId} and job_id = ${wanted.id}) as held,
      (select count(*)::int from job_file where tenant_id = ${tenantId} and job_id = ${id}) as files,
      (select count(*)::int from visit where tenant_id = ${tenantId} and job_id = ${id}) as visits,
      (select count(*)::int from task where tenant_id = ${tenantId} and job_id = ${id}) as tasks`.execute(tx);
  const { held = 0, people = 0, files = 0, visits = 0, tasks = 0 } = rows[0] ?? {};
  const people_left_out = wanted.people === 1 ? Math.max(0, held - people) : 0;
  return { record_id: id, slug, people, people_left_out, files, visits, tasks };
}
