import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import * as v from 'valibot';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { mayReadRecord } from '../../registry/may-read.ts';
import { boardVisit } from '../../visits/board-visits.ts';
import { plan, planned, refuseForeign } from '../../visits/planner.ts';
import type { Planning } from '../../visits/planner.ts';
import { addVisit, madeBy } from './plan-visits.ts';

const AddSchema = v.object({
  service_id: v.optional(WholeNumber),
  job_id: v.optional(WholeNumber),
  copy_of: v.optional(WholeNumber),
  duration_min: v.optional(
    v.pipe(WholeNumber, v.minValue(5, 'must be at least 5'), v.maxValue(14_400, 'must be at most 14400')),
  ),
  note: v.optional(shortText(2000), ''),
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});
type Asked = v.InferOutput<typeof AddSchema>;

export const addVisitRoute: SignedInRoute = {
  verb: 'POST',
  path: 'Visit/add',
  summary: 'Another visit of a service call or a project, or a copy of a visit, in the tray',
  session: 'required',
  takes: AddSchema,
  async handle(ask): Promise<BoardVisit> {
    const asked = await ask.read(AddSchema);
    return plan(ask, async (planning) => {
      const id = (await madeBy(planning, asked.client_key)) ?? (await add(planning, asked));
      return planned(planning, id);
    });
  },
};

const USUAL_MINUTES = 60;

async function add(planning: Planning, asked: Asked): Promise<number> {
  const { tx, session } = planning;
  const { client_key, copy_of: copied, note } = asked;
  const original = copied === undefined ? newOf(asked) : await boardVisit({ tx, identity: session }, copied);
  const { service_id, job_id, duration_min } = original;
  if ((service_id === null) === (job_id === null))
    throw new BadRequest('Exactly one of service_id, job_id and copy_of is required.');
  refuseForeign(session, { job_id });
  await requireWork(planning, { service_id, job_id });
  return addVisit(planning, {
    service_id,
    job_id,
    duration_min: asked.duration_min ?? duration_min,
    note: note === '' ? original.note : note,
    client_key,
  });
}

const newOf = ({ service_id, job_id }: Pick<Asked, 'service_id' | 'job_id'>) => ({
  service_id: service_id ?? null,
  job_id: job_id ?? null,
  duration_min: USUAL_MINUTES,
  note: null,
});

async function requireWork(
  { tx, session }: Planning,
  { service_id: serviceId, job_id: jobId }: { service_id: number | null; job_id: number | null },
): Promise<void> {
  const reader = { tx, identity: session };
  const isThere =
    serviceId === null
      ? await mayReadRecord(reader, 'Job', jobId ?? 0)
      : await mayReadRecord(reader, 'Service', serviceId);
  if (!isThere) throw new Refusal(serviceId === null ? 'Project not found.' : 'Service not found.');
}
