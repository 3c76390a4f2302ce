import { runningJob } from '@fieldspan/api/running-job';
import { type ClockView, useClock } from '@fieldspan/api/use-clock';
import { CLOCK_WORDS } from '@fieldspan/domain/clock-state';
import { useHost } from '@fieldspan/federation/host';
import { pressClock } from '@fieldspan/federation/press-clock';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { ClockNow } from '../parts/clock-now.tsx';
import styles from './phone-clock.module.css';

/** On a phone the clock stands where the thumb is, as large as what matters most; wider windows have it in the bar alone. */
export function PhoneClock({ userId }: { userId: number }) {
  const clock = useClock(userId);
  const { navigation } = useHost();
  const [isBusy, setIsBusy] = useState(false);
  if (!clock) return <div className={styles.clock} aria-hidden="true" />;

  async function press(): Promise<void> {
    if (!clock) return;
    setIsBusy(true);
    await pressClock({ clock, pathname: '/', goTo: navigation.push });
    setIsBusy(false);
  }

  return (
    <section className={styles.clock} aria-label={t('Your clock')} data-state={clock.state}>
      <div>
        <ClockNow clock={clock} />
        <Note clock={clock} />
      </div>
      <Button
        variant="primary"
        size="l"
        busy={isBusy}
        icon={<IconClock aria-hidden="true" />}
        onClick={() => void press()}
      >
        {clock.state === 'offsite' ? t('Arrive or clock out') : t(CLOCK_WORDS[clock.state])}
      </Button>
    </section>
  );
}

/** What stands there in the place of the job. */
function Note({ clock: { state, log } }: { clock: ClockView }) {
  if (runningJob(log)) return null;
  return (
    <p className={styles.note}>
      {state === 'out' ? t('Choose the job: your time runs from the press on.') : t('Without a job')}
    </p>
  );
}
