import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { costCodeFault } from '../../registry/guards/cost-code.ts';
import { LATE_MS } from './missing-forms.ts';
import type { CodeId, Place } from './next-step.ts';

type Press = { place: Place; costCode: CodeId; waitedMs: number };

/**
 * The cost code that a press starts time on. A press that was queued on the device counts without it where it does not fit any more:
 * the work was done, and its reviewer sees that it has none.
 * @throws Refusal if somebody who has only just pressed chose a code that is of another project, or archived
 */
export async function pressedCode(
  { tx, session }: { tx: Tx; session: Session },
  { place, costCode, waitedMs }: Press,
): Promise<number | null> {
  if (costCode === undefined || costCode === null) return null;
  const fault = await costCodeFault(tx, { tenantId: session.tenantId, jobId: place.job_id, codeId: costCode });
  if (fault === null) return costCode;
  if (waitedMs < LATE_MS) throw new Refusal(fault);
  return null;
}
