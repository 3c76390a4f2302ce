import { queryClient } from '@fieldspan/api/query-client';
import { relatedLocatesQuery } from '../queries/locates.ts';
import { relatedFormsQuery, serviceQuery } from '../queries/records.ts';
import { relatedTasksQuery } from '../queries/tasks.ts';
import { filledFormsQuery, visitFormsQuery, visitPhotosQuery, visitsOfServiceQuery } from '../queries/visits.ts';

/** Null if it was refused or did not arrive. */
export type Read = <T>(asked: Promise<T>) => Promise<T | null>;

/** A failure shows nowhere: it only means that less is kept. */
export const QUIETLY = { meta: { quiet: true }, retry: false } as const;

/** A call as the person sees it who goes there: the customer, the visits with their steps, forms and photos. */
export async function keepCall(read: Read, { id, slug }: { id: number; slug: string }): Promise<void> {
  await read(queryClient.fetchQuery({ ...serviceQuery(slug), ...QUIETLY }));
  const visits = await read(queryClient.fetchQuery({ ...visitsOfServiceQuery(id), ...QUIETLY }));
  await read(queryClient.fetchQuery({ ...filledFormsQuery(id), ...QUIETLY }));
  // Its tab of forms, from which one is begun.
  await read(queryClient.fetchQuery({ ...relatedFormsQuery({ service_id: id }), ...QUIETLY }));
  await read(queryClient.fetchQuery({ ...relatedTasksQuery({ service_id: id }), ...QUIETLY }));
  for (const visit of visits ?? []) {
    await read(queryClient.fetchQuery({ ...visitPhotosQuery(visit.id), ...QUIETLY }));
    await read(queryClient.fetchQuery({ ...visitFormsQuery(visit.id), ...QUIETLY }));
  }
}

/** Whether people may dig there: without a network as well. */
export async function keepLocates(read: Read, parent: { job_id: number } | { service_id: number }): Promise<void> {
  await read(queryClient.fetchQuery({ ...relatedLocatesQuery(parent), ...QUIETLY }));
}
