import { firstStepsQuery } from '@fieldspan/api/queries/setup';
import type { FirstSteps } from '@fieldspan/contract/setup-calls';
import type { Viewer } from '@fieldspan/domain/access';
import { useQuery } from '@tanstack/react-query';

/** What is left to do for who sets up a company; null for everybody else, and once all is done and no sample is left. */
export function useFirstSteps({ role }: Viewer): FirstSteps | null {
  const { data } = useQuery({ ...firstStepsQuery(), enabled: role === 'Admin' });
  if (data === undefined) return null;
  return data.samples > 0 || data.steps.some(({ is_done }) => !is_done) ? data : null;
}
