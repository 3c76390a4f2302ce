import { alertsAtom, clearAlerts, dismissAlert, holdAlert, releaseAlert, undoAlert } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { AlertList } from '@fieldspan/ui/alert-list';
import { useAtomValue } from 'jotai';
import { useUndoKey } from './use-undo-key.ts';

/** The app's toasts. Notifications are something else. */
export function AlertsPanel() {
  const alerts = useAtomValue(alertsAtom, { store });
  useUndoKey(alerts);
  return (
    <AlertList
      alerts={alerts}
      onDismiss={dismissAlert}
      onClear={clearAlerts}
      onUndo={(alert) => void undoAlert(alert)}
      onHold={(id, isHeld) => (isHeld ? holdAlert(id) : releaseAlert(id))}
    />
  );
}
