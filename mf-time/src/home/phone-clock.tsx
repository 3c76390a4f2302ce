import { runningJob } from '@fieldspan/api/running-job';
import { type ClockView, useClock } from '@fieldspan/api/use-clock';
import { CLOCK_WORDS } from '@fieldspan/domain/clock-state';
import { usePressClock } from '@fieldspan/federation/press-clock';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { ClockNow } from '../clock-now.tsx';
import { BreakButtons } from '../break-buttons.tsx';
import styles from './phone-clock.module.css';

/** The clock within reach of the thumb, large, only on phones. Wider windows have it only in the bar. */
export function PhoneClock({ userId }: { userId: number }) {
  const clock = useClock(userId);
  return clock ? <Clock clock={clock} /> : <div className={styles.clock} aria-hidden="true" />;
}

function Clock({ clock }: { clock: ClockView }) {
  const { isBusy, press } = usePressClock(clock);
  return (
    <section className={styles.clock} aria-label={t('Your clock')}>
      <div>
        <ClockNow clock={clock} />
        <Note clock={clock} />
      </div>
      <div className={styles.buttons}>
        <Button
          variant={clock.pause ? 'default' : 'primary'}
          size="l"
          busy={isBusy}
          icon={<IconClock aria-hidden="true" />}
          onClick={() => void press()}
        >
          {clock.state === 'offsite' ? t('Arrive or clock out') : translated(CLOCK_WORDS[clock.state])}
        </Button>
        <BreakButtons clock={clock} />
      </div>
    </section>
  );
}

/** Shown instead of the job. */
function Note({ clock: { state, log } }: { clock: ClockView }) {
  if (runningJob(log)) return null;
  return (
    <p className={styles.note}>
      {state === 'out' ? t('Choose the job: your time runs from the press on.') : t('Without a job')}
    </p>
  );
}
