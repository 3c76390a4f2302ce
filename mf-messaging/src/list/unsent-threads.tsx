import { t } from '@fieldspan/ui/i18n';
import { NewThreadButton } from '../new-thread-button.tsx';
import { newThreadBox } from '../engine/new-thread-box.ts';
import type { ThreadPlace } from '../engine/new-thread-box.ts';
import { isStuck } from '../engine/outgoing-message.ts';
import { takeBack } from '../engine/take-back.ts';
import { SendState } from '../send-state/send-state.tsx';
import { StuckButtons } from '../send-state/stuck-buttons.tsx';
import type { UnsentThread } from './use-unsent-threads.ts';
import styles from './unsent-threads.module.css';

type UnsentThreadsProps = { threads: readonly UnsentThread[] };

/** Threads that will be created when there is a network; until then they are listed above all others. */
export function UnsentThreads({ threads }: UnsentThreadsProps) {
  return (
    <NewThreadButton>
      {(open) => (
        <ul className={styles.rows} aria-label={t('Threads waiting to be sent')}>
          {threads.map((thread) => (
            <Row key={thread.message.clientKey} thread={thread} onEdit={() => void edit(thread, open)} />
          ))}
        </ul>
      )}
    </NewThreadButton>
  );
}

type Open = (place?: ThreadPlace) => void;

async function edit({ message, start }: UnsentThread, open: Open): Promise<void> {
  const { about, subject } = start;
  await takeBack(message, newThreadBox(about), start);
  open(about && { about, name: subject });
}

function Row({ thread: { message, start }, onEdit }: { thread: UnsentThread; onEdit: () => void }) {
  return (
    <li className={styles.row}>
      <p className={styles.subject}>{start.subject}</p>
      <p className={styles.words}>{t('You: {{text}}', { text: message.text })}</p>
      <SendState message={message} />
      {isStuck(message) && (
        <div className={styles.actions}>
          <StuckButtons message={message} onEdit={onEdit} />
        </div>
      )}
    </li>
  );
}
