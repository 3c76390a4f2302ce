import type { WorkPlace } from '@fieldspan/api/queries/clock';
import { costCodesQuery } from '@fieldspan/api/queries/cost-codes';
import type { CostCodeChoice } from '@fieldspan/api/queries/cost-codes';
import type { ClockView } from '@fieldspan/api/use-clock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The cost codes of the place, and the one that the next press goes on. */
export type ClockCode = {
  codes: readonly CostCodeChoice[];
  chosen: number | null;
  choose: (id: number | null) => void;
};

/** What was chosen here, else what runs there. Null for a place without cost codes: no press says one there. */
export function useCostCode(place: WorkPlace | null, { log }: ClockView): ClockCode | null {
  const jobId = place?.type === 'project' ? place.id : null;
  const [picked, setPicked] = useState<{ jobId: number | null; id: number | null } | null>(null);
  const { data: codes = [] } = useQuery({
    ...costCodesQuery(jobId ?? 0),
    enabled: jobId !== null,
    throwOnError: false,
    meta: { quiet: true },
  });
  if (codes.length === 0) return null;
  const chosen = picked?.jobId === jobId ? picked.id : runningCode(log, jobId);
  return { codes, chosen, choose: (id) => setPicked({ jobId, id }) };
}

const runningCode = (log: ClockView['log'], jobId: number | null): number | null =>
  log === null || log.job_id !== jobId ? null : log.cost_code_id;
