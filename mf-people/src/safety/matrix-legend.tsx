import { msg } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconX } from '@fieldspan/ui/icons';
import styles from './matrix.module.css';

const FACES = [
  { Icon: IconCircleCheck, tone: 'green', text: msg('Valid') },
  { Icon: IconClock, tone: 'amber', text: msg('Ends in 60 days') },
  { Icon: IconAlertTriangle, tone: 'amber', text: msg('Ends in 30 days') },
  { Icon: IconX, tone: 'red', text: msg('Expired') },
] as const;

/** The legend of the shapes. */
export function MatrixLegend() {
  return (
    <ul className={styles.legend}>
      {FACES.map(({ Icon, tone, text }) => (
        <li key={text} className={styles.face} data-tone={tone}>
          <Icon aria-hidden="true" />
          {translated(text)}
        </li>
      ))}
      <li className={styles.face}>
        <span className={styles.none}>–</span>
        {t('None')}
      </li>
    </ul>
  );
}
