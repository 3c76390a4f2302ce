import type { KioskOpened, KioskPage } from '@fieldspan/contract/tablet-calls';
import { openBreak } from '@fieldspan/domain/breaks';
import { costCodeText } from '@fieldspan/domain/cost-code-text';
import { dateText } from '@fieldspan/domain/date-text';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { TabletTitle } from '@fieldspan/ui/tablet-frame';
import type { ReactNode } from 'react';
import { useState } from 'react';
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
  const [asked, setAsked] = useState<KioskPressed | null>(null);
  const all = kioskChoices({ opened, standsAt, wasIn: person.time_in !== null });
  const choices = asked === null ? all : codeChoices(asked);
  const handlePress = (pressed: KioskPressed) =>
    asked === null && (pressed.codes ?? []).length > 0 ? setAsked(pressed) : onPress(pressed);
  return (
    <div className={styles.visit}>
      <TabletTitle isBack>
        <span className={styles.person}>
          <Avatar name={person.name} size="l" />
          {person.name}
        </span>
      </TabletTitle>
      {asked === null ? <Now opened={opened} /> : <p className={styles.state}>{t('What do you work on?')}</p>}
      {problem}
      <div className={styles.choices}>
        {choices.map((choice, at) => (
          <Button
            key={choice.label}
            size="l"
            variant={at === 0 ? 'primary' : 'default'}
            busy={isBusy}
            className={styles.choice}
            onClick={() => handlePress(choice)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      <Button variant="quiet" size="l" onClick={asked === null ? onBack : () => setAsked(null)}>
        {asked === null ? t('Somebody else') : t('Back')}
      </Button>
    </div>
  );
}

/** What of the place somebody works on. */
const codeChoices = ({ codes = [], ...press }: KioskPressed): KioskPressed[] => [
  ...codes.map((code) => Object.assign({}, press, { label: costCodeText(code), costCode: code.id })),
  { ...press, label: t('Without a cost code'), costCode: null },
];

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
