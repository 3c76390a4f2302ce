import type { SetToKeep } from '@fieldspan/api/kept/keep-set';

type OfSet = {
  id: number;
  job_id: number;
  name: string;
  LibraryUpload: { filename: string | null; bytes: number | null } | null;
};

/** Null if the person sees no file of the set. */
export function setToKeep({ id, job_id, name, LibraryUpload: file }: OfSet, tenantId: number): SetToKeep | null {
  if (!file?.filename || file.bytes === null) return null;
  return { tenantId, setId: id, jobId: job_id, name, filename: file.filename, bytes: file.bytes };
}
