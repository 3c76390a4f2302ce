import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconX } from '@fieldspan/ui/icons';
import styles from './matrix.module.css';

const FACES = [
  { Icon: IconCircleCheck, tone: 'green', text: 'Valid' },
  { Icon: IconClock, tone: 'amber', text: 'Ends in 60 days' },
  { Icon: IconAlertTriangle, tone: 'amber', text: 'Ends in 30 days' },
  { Icon: IconX, tone: 'red', text: 'Expired' },
] as const;

/** What the shapes mean. */
export function MatrixLegend() {
  return (
    <ul className={styles.legend}>
      {FACES.map(({ Icon, tone, text }) => (
        <li key={text} className={styles.face} data-tone={tone}>
          <Icon aria-hidden="true" />
          {t(text)}
        </li>
      ))}
      <li className={styles.face}>
        <span className={styles.none}>–</span>
        {t('None')}
      </li>
    </ul>
  );
}
