import { mayWrite } from '@fieldspan/contract/access-rules';
import { useCurrentUser } from '@fieldspan/records/current-user';

type Step = { created_by: number | null; assigned_to: number | null };

/** Whether the person may say that an action is done: who gave it, who is to do it, and who may change forms. */
export function useMayStep({ created_by: giver, assigned_to: doer }: Step): boolean {
  const { viewer, profile } = useCurrentUser();
  return giver === profile.id || doer === profile.id || mayWrite('CompanyForm')(viewer);
}
