import { alertError } from '@fieldspan/api/alerts';
import { punchedJob } from '@fieldspan/api/running-job';
import { sendPunch } from '@fieldspan/api/send-punch';
import type { ClockView } from '@fieldspan/api/use-clock';
import type { ClockIntent } from '@fieldspan/domain/clock-ahead';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { Button } from '@fieldspan/ui/button';
import { translated } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import styles from './break-buttons.module.css';

type Pressed = Extract<ClockIntent, 'meal' | 'rest' | 'resume'>;

const WORDS: Readonly<Record<Pressed, Message>> = {
  meal: msg('Meal break, unpaid'),
  rest: msg('Rest break, paid'),
  resume: msg('End the break'),
};

/** One tap begins a break, one ends it; nothing while the person is clocked out. Without a connection it waits as the clock does. */
export function BreakButtons({ clock }: { clock: ClockView }) {
  const [isBusy, setIsBusy] = useState(false);
  if (clock.state === 'out') return null;
  async function press(intent: Pressed) {
    setIsBusy(true);
    const punch = { intent, job: punchedJob(clock.log), here: null, label: translated(WORDS[intent]) };
    await sendPunch(punch).catch(alertError);
    setIsBusy(false);
  }
  const intents: readonly Pressed[] = clock.pause ? ['resume'] : ['meal', 'rest'];
  return (
    <div className={styles.buttons}>
      {intents.map((intent) => (
        <Button
          key={intent}
          size="l"
          variant={intent === 'resume' ? 'primary' : 'default'}
          busy={isBusy}
          onClick={() => void press(intent)}
        >
          {translated(WORDS[intent])}
        </Button>
      ))}
    </div>
  );
}
