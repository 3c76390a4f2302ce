import { alertsAtom, clearAlerts, dismissAlert } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { AlertList } from '@fieldspan/ui/alert-list';
import { useAtomValue } from 'jotai';

/** The transient messages of the whole app. Notifications are another thing. */
export function AlertsPanel() {
  const alerts = useAtomValue(alertsAtom, { store });
  return <AlertList alerts={alerts} onDismiss={dismissAlert} onClear={clearAlerts} />;
}
