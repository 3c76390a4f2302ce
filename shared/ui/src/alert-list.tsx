import { AlertBox } from './alert-box.tsx';
import styles from './alert-list.module.css';
import { t } from './i18n.ts';

type Alert = {
  id: number;
  type: 'danger' | 'success' | 'saved' | 'info';
  message: string;
  list?: readonly string[] | undefined;
};
type AlertListProps = {
  alerts: readonly Alert[];
  onDismiss: (id: number) => void;
  onClear: () => void;
};

/** Messages in a corner. Both live regions are always there, so that what appears in them is spoken. */
export function AlertList({ alerts, onDismiss, onClear }: AlertListProps) {
  const urgent = alerts.filter((alert) => alert.type === 'danger');
  const calm = alerts.filter((alert) => alert.type !== 'danger');
  const box = ({ id, type, message, list }: Alert) => (
    <AlertBox key={id} type={type} list={list} className={styles.alert ?? ''} onDismiss={() => onDismiss(id)}>
      {message}
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
