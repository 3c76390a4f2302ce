import type { KioskOpened, KioskPage } from '@fieldspan/contract/tablet-calls';
import { openBreak } from '@fieldspan/domain/breaks';
import { dateText } from '@fieldspan/domain/date-text';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { TabletTitle } from '@fieldspan/ui/tablet-frame';
import type { ReactNode } from 'react';
import { kioskChoices } from './kiosk-choices.ts';
import type { KioskPressed } from './kiosk-choices.ts';
import styles from './kiosk.module.css';

type KioskClockProps = {
  person: KioskPage['people'][number];
  /** Null without a connection: then the tablet does not know the person's clock. */
  opened: KioskOpened | null;
  standsAt: KioskPage['place'];
  isBusy: boolean;
  problem: ReactNode;
  onPress: (pressed: KioskPressed) => void;
  onBack: () => void;
};

/** What one person can do on the kiosk now; the likeliest comes first. */
export function KioskClock({ person, opened, standsAt, isBusy, problem, onPress, onBack }: KioskClockProps) {
  const choices = kioskChoices({ opened, standsAt, wasIn: person.time_in !== null });
  return (
    <div className={styles.visit}>
      <TabletTitle isBack>
        <span className={styles.person}>
          <Avatar name={person.name} size="l" />
          {person.name}
        </span>
      </TabletTitle>
      <Now opened={opened} />
      {problem}
      <div className={styles.choices}>
        {choices.map((choice, at) => (
          <Button
            key={choice.label}
            size="l"
            variant={at === 0 ? 'primary' : 'default'}
            busy={isBusy}
            className={styles.choice}
            onClick={() => onPress(choice)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      <Button variant="quiet" size="l" onClick={onBack}>
        {t('Somebody else')}
      </Button>
    </div>
  );
}

function Now({ opened }: Pick<KioskClockProps, 'opened'>) {
  if (opened)
    return <p className={styles.state}>{opened.running ? runningWords(opened.running) : t('Not clocked in')}</p>;
  return (
    <AlertBox type="info" live="at-once">
      {t(
        'There is no connection, so the tablet does not know your clock. What you press is kept here with this time. Your PIN is looked at when the connection is back; if it is not right, the time does not count.',
      )}
    </AlertBox>
  );
}

function runningWords({ time_in, job_num, job_name, breaks_json }: NonNullable<KioskOpened['running']>): string {
  const pause = openBreak(breaks_json);
  if (pause) return t('On a break since {{time}}', { time: dateText(pause.starts_at, 'h:mm a') });
  const time = dateText(time_in, 'h:mm a');
  return job_name === null
    ? t('Clocked in since {{time}}', { time })
    : t('Clocked in since {{time}} on {{job}}', { time, job: `${job_num ?? ''} ${job_name}`.trim() });
}
