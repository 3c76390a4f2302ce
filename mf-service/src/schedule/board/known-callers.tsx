import type { KnownCaller } from '@fieldspan/contract/schedule-calls';
import { t } from '@fieldspan/ui/i18n';
import styles from './board.module.css';

type KnownCallersProps = {
  callers: readonly KnownCaller[];
  chosenId: number | null;
  onChoose: (caller: KnownCaller) => void;
};

/** Who it may be, with the way in and the calls that are open already. */
export function KnownCallers({ callers, chosenId, onChoose }: KnownCallersProps) {
  if (callers.length === 0) return null;
  return (
    <ul className={styles.callers} aria-label={t('Known customers')}>
      {callers.map((caller) => (
        <li key={caller.id}>
          <button
            type="button"
            className={styles.caller}
            aria-pressed={caller.id === chosenId}
            onClick={() => onChoose(caller)}
          >
            <span className={styles.name}>{caller.name}</span>
            <span className={styles.cardAbout}>
              {[caller.phone, caller.address, caller.city].filter(Boolean).join(' · ')}
            </span>
            {caller.access_notes && <span className={styles.cardAbout}>{caller.access_notes}</span>}
            {caller.open_calls.length > 0 && (
              <span className={styles.cardAbout}>
                {t('Open: {{calls}}', {
                  calls: caller.open_calls.map(({ job_num, job_name }) => `${job_num} ${job_name}`).join(', '),
                })}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
