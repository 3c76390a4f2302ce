import { discard } from '@fieldspan/api/outbox/outbox';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { addresseeOf } from '../../engine/addressee.ts';
import type { OutgoingMessage } from '../../engine/outgoing-message.ts';
import { takeBack } from '../../engine/take-back.ts';
import { StartAnew } from '../start-anew.tsx';
import { StuckButtons } from '../../send-state/stuck-buttons.tsx';

type StuckActionsProps = { thread: Thread; ownId: number; message: OutgoingMessage };

/** Actions on a message that could not be sent. */
export function StuckActions({ thread, ownId, message }: StuckActionsProps) {
  const to = addresseeOf(thread, ownId);
  if (thread.archived === 0) {
    return <StuckButtons message={message} onEdit={() => void takeBack(message, to.box)} />;
  }
  return (
    <>
      <StartAnew thread={thread} onStarted={(threadId) => takeBack(message, threadId)} />
      <Button size="s" onClick={() => void navigator.clipboard.writeText(message.text)}>
        {t('Copy text')}
      </Button>
      <Button size="s" variant="quiet" onClick={() => void discard(message.clientKey)}>
        {t('Delete')}
      </Button>
    </>
  );
}
