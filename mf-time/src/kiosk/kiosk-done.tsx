import type { KioskOutcome } from '@fieldspan/api/kiosk/kiosk';
import { dateText } from '@fieldspan/domain/date-text';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { TabletTitle } from '@fieldspan/ui/tablet-frame';
import { useState } from 'react';
import { GoesBack } from './goes-back.tsx';
import type { KioskPressed } from './kiosk-choices.ts';
import styles from './kiosk.module.css';

/** The next person is waiting. */
const SHOWN_MS = 6000;

type KioskDoneProps = { person: { name: string }; outcome: KioskOutcome; pressed: KioskPressed; onDone: () => void };

/** What came of a press; the names come back by themselves, unless it was refused. */
export function KioskDone({ person, outcome, pressed, onDone }: KioskDoneProps) {
  const [at] = useState(() => dateText(new Date().toISOString(), 'h:mm a'));
  const isRefused = outcome.kind === 'refused';
  return (
    <div className={styles.visit}>
      {!isRefused && <GoesBack afterMs={SHOWN_MS} onDone={onDone} />}
      <TabletTitle isBack>{isRefused ? t('Nothing was changed') : doneWords(pressed.intent, at)}</TabletTitle>
      {isRefused ? (
        <AlertBox type="danger" live="at-once">
          {outcome.words}
        </AlertBox>
      ) : (
        <AlertBox type={outcome.kind === 'sent' ? 'success' : 'info'} live="at-once">
          {wordsOf(outcome.kind, person.name)}
        </AlertBox>
      )}
      <Button size="l" variant="primary" onClick={onDone}>
        {t('OK')}
      </Button>
    </div>
  );
}

function doneWords(intent: KioskPressed['intent'], time: string): string {
  if (intent === 'in') return t('Clocked in at {{time}}', { time });
  if (intent === 'out') return t('Clocked out at {{time}}', { time });
  if (intent === 'resume') return t('Back at work at {{time}}', { time });
  return intent === 'meal' ? t('Meal break from {{time}}', { time }) : t('Rest break from {{time}}', { time });
}

function wordsOf(kind: Exclude<KioskOutcome['kind'], 'refused'>, name: string): string {
  if (kind === 'sent') return t('Thank you, {{name}}.', { name });
  if (kind === 'kept')
    return t('Kept on this tablet, {{name}}. It is sent with this time when the connection is back.', { name });
  return t('This tablet has no room to keep it, {{name}}. Leave this page open until the connection is back.', {
    name,
  });
}
