import { begunWork } from '@fieldspan/api/begun-work';
import { discard, outboxAtom, retry, sendNow } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { store } from '@fieldspan/api/store';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { stateWords } from './outbox-words.ts';
import styles from './sign-out-question.module.css';
import { answerSignOut, signOutQuestionAtom } from './sign-out-question-state.ts';

/** The question before signing out with unsent work: send it, keep it for the next sign-in, or discard it. */
export function SignOutQuestion() {
  const isOpen = useAtomValue(signOutQuestionAtom, { store });
  const items = useAtomValue(outboxAtom, { store });
  // Snapshot: if items are sent or discarded while the dialog is open, the question stays the same.
  const [hasItems, setHasItems] = useState(false);
  if (isOpen ? items.length > 0 && !hasItems : hasItems) setHasItems(isOpen);
  return hasItems ? <UnsentQuestion items={items} isOpen={isOpen} /> : <BegunQuestion isOpen={isOpen} />;
}

/** Started forms stay on the device: there is nothing to decide, but the person is told. */
function BegunQuestion({ isOpen }: { isOpen: boolean }) {
  const begun = isOpen ? begunWork() : [];
  return (
    <Dialog
      open={isOpen}
      onClose={() => answerSignOut(false)}
      title={plural(begun.length, { one: '{{count}} form is begun', other: '{{count}} forms are begun' })}
      description={t(
        'Nothing of it is sent. It stays on this device for you alone, and is here when you sign in again.',
      )}
      size="s"
      footer={
        <div className={styles.ways}>
          <Button variant="primary" onClick={() => answerSignOut(true)}>
            {t('Keep and log out')}
          </Button>
          <Button onClick={() => answerSignOut(false)}>{t('Stay')}</Button>
        </div>
      }
    >
      <ul className={styles.begun}>
        {begun.map(({ label, address }) => (
          <li key={address}>{label}</li>
        ))}
      </ul>
    </Dialog>
  );
}

type UnsentQuestionProps = { items: readonly OutboxItem[]; isOpen: boolean };

function UnsentQuestion({ items, isOpen }: UnsentQuestionProps) {
  const [isTrying, setTrying] = useState(false);
  const canKeep = items.every(({ isDurable }) => isDurable);
  const trouble = items.find(({ error }) => error !== null);
  const isSending = isTrying && items.some(({ state }) => state === 'sending');

  // Everything was sent while the dialog was open: nothing is left to ask.
  useEffect(() => {
    if (isOpen && isTrying && items.length === 0) answerSignOut(true);
  }, [isOpen, isTrying, items.length]);

  const handleSend = () => {
    setTrying(true);
    sendNow();
    for (const { state, clientKey } of items) if (state === 'failed') void retry(clientKey);
  };
  const handleDiscard = async () => {
    await discard(...items.map(({ clientKey }) => clientKey));
    answerSignOut(true);
  };

  return (
    <Dialog
      open={isOpen}
      onClose={() => answerSignOut(false)}
      title={plural(items.length, {
        one: '{{count}} entry has not been sent',
        other: '{{count}} entries have not been sent',
      })}
      description={
        canKeep
          ? t(
              'Send now, or leave what waits on this device: nobody else sees or sends it, and it goes out when you sign in here again.',
            )
          : t('This browser cannot keep what waits on the device. Send it now, or it is lost when you log out.')
      }
      size="s"
      footer={
        <div className={styles.ways}>
          <Button variant="primary" busy={isSending} onClick={handleSend}>
            {t('Send now')}
          </Button>
          {canKeep && <Button onClick={() => answerSignOut(true)}>{t('Keep for the next sign-in')}</Button>}
          <Button variant="quiet" onClick={() => void handleDiscard()}>
            {t('Discard')}
          </Button>
        </div>
      }
    >
      {isTrying && !isSending && trouble && (
        <p className={styles.trouble} role="alert">
          {stateWords(trouble)}
        </p>
      )}
    </Dialog>
  );
}
