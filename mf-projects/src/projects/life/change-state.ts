import { alertError, showAlert } from '@fieldspan/api/alerts';
import { refreshReaders } from '@fieldspan/api/query-client';
import type { Project } from '@fieldspan/api/queries/records';
import { saveRecord } from '@fieldspan/api/save-record';
import type { FormValues } from '@fieldspan/contract/save';

type Step = Pick<FormValues<'Job'>, 'is_lead' | 'date_completed'>;

/**
 * Takes a project to its next state over the version that is shown, says so, and offers to take it back. If somebody else has
 * changed it meanwhile, it stays and is read again.
 * @returns whether it was taken there
 */
export async function changeState({ id, version }: Project, to: Step, { said, back }: { said: string; back: Step }) {
  try {
    await saveRecord('Job', { id, version, ...to });
  } catch (error) {
    alertError(error);
    await refreshReaders('Job/save');
    return false;
  }
  showAlert({ type: 'success', message: said, undo: async () => void (await saveRecord('Job', { id, ...back })) });
  return true;
}
