import { discard, retry, waitingFile } from '@fieldspan/api/outbox/outbox';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { editAgain } from '../compose/draft.ts';
import { draftAgain } from '../compose/outgoing-message.ts';
import type { OutgoingMessage } from '../compose/outgoing-message.ts';
import { StartAnew } from '../start-anew.tsx';
import styles from './message-row.module.css';

type StuckActionsProps = { thread: Thread; ownId: number; message: OutgoingMessage };

/** What can be done with a message that did not get through. */
export function StuckActions({ thread, ownId, message }: StuckActionsProps) {
  const { clientKey, state, text } = message;
  const isClosed = thread.archived === 1 || thread.Members.every(({ id }) => id !== ownId);
  const moveTo = async (threadId: number) => {
    await editAgain(threadId, draftAgain(message, await waitingFile(clientKey)));
    await discard(clientKey);
  };
  return (
    <div className={styles.actions}>
      {isClosed ? (
        <>
          <StartAnew thread={thread} onStarted={moveTo} />
          <Button size="s" onClick={() => void navigator.clipboard.writeText(text)}>
            {t('Copy text')}
          </Button>
        </>
      ) : (
        <>
          <Button size="s" variant={state === 'failed' ? 'primary' : 'default'} onClick={() => void retry(clientKey)}>
            {t('Retry')}
          </Button>
          <Button size="s" onClick={() => void moveTo(thread.id)}>
            {t('Edit')}
          </Button>
        </>
      )}
      <Button size="s" variant="quiet" onClick={() => void discard(clientKey)}>
        {t('Delete')}
      </Button>
    </div>
  );
}
