import { t } from '@fieldspan/ui/i18n';
import styles from './equipment-picker.module.css';

type PickerTrailProps = { steps: readonly { label: string; onGo: () => void }[] };

/** The breadcrumbs inside the picker. They change only the picker, so they are buttons, not links. */
export function PickerTrail({ steps }: PickerTrailProps) {
  return (
    <nav aria-label={t('Equipment levels')} className={styles.trailNav}>
      <ol className={styles.trail}>
        {steps.map(({ label, onGo }, index) => (
          <li key={label} className={styles.step}>
            {index === steps.length - 1 ? (
              <span aria-current="step">{label}</span>
            ) : (
              <button type="button" className={styles.back} onClick={onGo}>
                {label}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
