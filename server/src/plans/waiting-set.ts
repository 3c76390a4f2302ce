/** A set of plans that is to be read, as a process takes it. */
export type WaitingSet = {
  id: number;
  tenant_id: number;
  job_id: number;
  file_id: number;
  created_by: number | null;
  issued_on: string | null;
  pages_read: number;
};
