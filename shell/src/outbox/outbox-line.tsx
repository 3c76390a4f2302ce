import { outboxStatusAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { useNow } from '@fieldspan/federation/now';
import { IconAlertTriangle, IconCheck, IconCloudUp } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useRootCount } from '@fieldspan/ui/root-count';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import styles from './outbox-line.module.css';
import { lineWords } from './outbox-words.ts';

const ICONS = { failed: IconAlertTriangle, sending: IconCloudUp, waiting: IconCloudUp, sent: IconCheck } as const;

/** The outbox's state in one line: always accurate, and hidden if nothing was written today. */
export function OutboxLine() {
  const status = useAtomValue(outboxStatusAtom, { store });
  const words = lineWords(status, useNow());
  // Runs as long as the page is open; it determines itself whose work it sends.
  useEffect(() => void startOutbox(), []);
  useRootCount('feet', words !== null);
  if (!words) return null;
  const Icon = ICONS[words.tone];
  return (
    <AppLink to="/outbox" className={styles.line} data-tone={words.tone}>
      <Icon aria-hidden="true" />
      <span>{words.text}</span>
    </AppLink>
  );
}
