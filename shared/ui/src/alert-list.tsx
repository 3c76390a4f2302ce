import { AlertBox } from './alert-box.tsx';
import styles from './alert-list.module.css';
import { Button } from './button.tsx';
import { t } from './i18n.ts';

type Alert = {
  id: number;
  type: 'danger' | 'success' | 'saved' | 'info';
  message: string;
  list?: readonly string[] | undefined;
  undo?: (() => Promise<void>) | undefined;
};
type AlertListProps<A extends Alert> = {
  alerts: readonly A[];
  onDismiss: (id: number) => void;
  onClear: () => void;
  onUndo?: (alert: A) => void;
  /** Called when a person starts or stops interacting with a message: it does not disappear meanwhile. */
  onHold?: (id: number, isHeld: boolean) => void;
};

/** Toasts in a corner. Both live regions are always mounted, so that new messages are announced. */
export function AlertList<A extends Alert>({ alerts, onDismiss, onClear, onUndo, onHold }: AlertListProps<A>) {
  const urgent = alerts.filter((alert) => alert.type === 'danger');
  const calm = alerts.filter((alert) => alert.type !== 'danger');
  const box = (alert: A) => (
    <AlertBox
      key={alert.id}
      type={alert.type}
      list={alert.list}
      className={styles.alert ?? ''}
      onDismiss={() => onDismiss(alert.id)}
      onHold={(isHeld) => onHold?.(alert.id, isHeld)}
      action={
        alert.undo && (
          <Button size="s" title={t('Ctrl+Z')} onClick={() => onUndo?.(alert)}>
            {t('Undo')}
          </Button>
        )
      }
    >
      {alert.message}
    </AlertBox>
  );
  return (
    <section className={styles.list} aria-label={t('Messages from the app')}>
      {alerts.length > 1 && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {t('Clear All Alerts')}
        </button>
      )}
      <div aria-live="assertive" className={styles.region}>
        {urgent.map(box)}
      </div>
      <div aria-live="polite" className={styles.region}>
        {calm.map(box)}
      </div>
    </section>
  );
}
