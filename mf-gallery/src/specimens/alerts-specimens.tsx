import { AlertBox } from '@fieldspan/ui/alert-box';
import { AlertList } from '@fieldspan/ui/alert-list';
import { Button } from '@fieldspan/ui/button';
import { useState } from 'react';
import styles from '../gallery.module.css';
import { Specimen } from '../specimen.tsx';

const ALERTS: Parameters<typeof AlertList>[0]['alerts'] = [
  { id: 1, type: 'danger', message: 'There were some errors:', list: ['No name', 'No date'] },
  { id: 2, type: 'saved', message: 'Saved!' },
];

export function AlertsSpecimens() {
  const [alerts, setAlerts] = useState(ALERTS);
  return (
    <>
      <Specimen title="In a page">
        <AlertBox type="danger">Tell your supervisor before anyone works here.</AlertBox>
        <AlertBox type="success">User added to thread!</AlertBox>
        <AlertBox type="saved">Saved!</AlertBox>
        <AlertBox type="info">The next version is ready. It loads when you come back.</AlertBox>
      </Specimen>
      <Specimen title="With reasons, to dismiss">
        <AlertBox
          type="danger"
          list={['The battery is under 10 %', 'The serial number is missing']}
          onDismiss={() => undefined}
        >
          This form cannot be sent yet:
        </AlertBox>
      </Specimen>
      <Specimen title="In the corner of the window" wide>
        <div className={styles.alerts}>
          <AlertList
            alerts={alerts}
            onDismiss={(id) => setAlerts(alerts.filter((alert) => alert.id !== id))}
            onClear={() => setAlerts([])}
          />
        </div>
        <div>
          <Button onClick={() => setAlerts(ALERTS)}>Show them again</Button>
        </div>
      </Specimen>
    </>
  );
}
