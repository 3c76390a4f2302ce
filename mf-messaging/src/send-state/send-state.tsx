import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCheck, IconClock } from '@fieldspan/ui/icons';
import type { OutgoingMessage } from '../engine/outgoing-message.ts';
import styles from './send-state.module.css';

/** The sending state of a message. */
export function SendState({ message }: { message: OutgoingMessage }) {
  const { state, reason } = message;
  if (state === 'failed') {
    return (
      <span className={styles.state} data-state={state}>
        <IconAlertTriangle aria-hidden="true" />
        {t('Not sent.')} {reason}
      </span>
    );
  }
  return (
    <span className={styles.state} data-state={state}>
      {state === 'sent' ? <IconCheck aria-hidden="true" /> : <IconClock aria-hidden="true" />}
      {stateText(message)}
    </span>
  );
}

function stateText({ state }: OutgoingMessage): string {
  if (state === 'sent') return t('sent');
  return state === 'sending' ? t('sending…') : t('waiting to send');
}
