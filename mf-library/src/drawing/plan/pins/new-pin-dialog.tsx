import type { ListedPlanSheet, PlanSheetRecord } from '@fieldspan/api/queries/plans';
import { useOwnId } from '../../../use-own-id.ts';
import { PinDialog } from './pin-dialog.tsx';
import type { Pins } from './use-pins.ts';

type NewPinDialogProps = { sheet: PlanSheetRecord; pins: Pins; inForce: readonly ListedPlanSheet[] };

export function NewPinDialog({ sheet, pins, inForce }: NewPinDialogProps) {
  const userId = useOwnId();
  if (!pins.begun || userId === null) return null;
  return (
    <PinDialog
      {...pins.begun}
      sheetId={sheet.id}
      jobId={sheet.job_id}
      userId={userId}
      inForce={inForce}
      onClose={pins.end}
      onMade={pins.end}
    />
  );
}
