import { mayWrite } from '@fieldspan/contract/access-rules';
import { mayOnJob } from '@fieldspan/domain/job-access';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { CurrentUser } from '@fieldspan/records/entry';

type Step = { created_by: number | null; assigned_to: number | null } & OfProject;
type OfProject = { job_id: number | null; form_id: number | null };

/** Whether the person may say that an action is done: who is to do it, and who may change it. */
export function useMayStep(task: Step): boolean {
  const currentUser = useCurrentUser();
  return task.assigned_to === currentUser.profile.id || mayChangeTask(currentUser, task);
}

/** Who gave an action, who may change forms, and for a task of a project whoever may change the project. */
export function mayChangeTask({ viewer, profile }: CurrentUser, { created_by: giver, job_id, form_id }: Step): boolean {
  if (giver === profile.id || mayWrite('CompanyForm')(viewer)) return true;
  const isOfProject = job_id !== null && form_id === null;
  return isOfProject && mayOnJob(viewer, profile.JobPersonnelRole, { jobId: job_id, verb: 'write' });
}
