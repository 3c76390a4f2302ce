import type { FileSource } from '@fieldspan/api/queries/library';

/** The files of the given project or service call; null if none is given. */
export function filesTab({ jobId, serviceId }: { jobId: number | null; serviceId: number | null }): FileSource | null {
  if (jobId !== null) return { model: 'JobFile', job_id: jobId };
  return serviceId === null ? null : { model: 'ServiceFile', service_id: serviceId };
}
