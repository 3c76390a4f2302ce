import { SUBSCRIPTION_PATH } from '@fieldspan/domain/subscription';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconHourglass } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import styles from './trial-line.module.css';
import { useTrial } from './use-trial.ts';

/** The side menu's line about the trial. */
export function TrialLine() {
  const trial = useTrial();
  if (!trial) return null;
  const text =
    trial.kind === 'expired'
      ? t('Trial has expired')
      : plural(trial.daysLeft, { one: 'Trial: {{count}} day left', other: 'Trial: {{count}} days left' });
  return (
    <AppLink
      to={SUBSCRIPTION_PATH}
      className={styles.line}
      data-expired={trial.kind === 'expired' || undefined}
      title={text}
    >
      <IconHourglass aria-hidden="true" />
      <span className={styles.text}>{text}</span>
    </AppLink>
  );
}
