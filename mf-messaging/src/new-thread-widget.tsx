import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { Wait } from '@fieldspan/federation/wait';
import { NewThreadDialog } from './new-thread/new-thread-dialog.tsx';

/** The dialog that starts a thread, on any screen. */
export function Widget({ onClose }: WidgetContracts['messaging.new-thread']) {
  return (
    <Wait fallback={null}>
      <NewThreadDialog open onClose={onClose} />
    </Wait>
  );
}
