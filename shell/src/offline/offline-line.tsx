import { keptSinceAtom } from '@fieldspan/api/kept/kept-answers';
import type { Reach } from '@fieldspan/api/reach';
import { store } from '@fieldspan/api/store';
import { useReach } from '@fieldspan/api/use-reach';
import { momentText } from '@fieldspan/domain/day-text';
import { type Message, msg } from '@fieldspan/domain/message';
import { useNow } from '@fieldspan/federation/now';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconCloudOff } from '@fieldspan/ui/icons';
import { useAtomValue } from 'jotai';
import styles from './offline-line.module.css';

/** `answering`: a cached answer is shown because the fresh one takes long. */
const WORDS: Readonly<Record<Reach, Message>> = {
  'no-network': msg(
    'You are offline. Messages, comments, forms, files, expenses and clock presses are kept here and sent later.',
  ),
  'no-server': msg(
    'The server cannot be reached. Messages, comments, forms, files, expenses and clock presses are kept here and sent later.',
  ),
  answering: msg('The server takes long to answer.'),
};

/** Says that the shown data may be old, and how old. Hidden while the server answers. */
export function OfflineLine() {
  const reach = useReach();
  const since = useAtomValue(keptSinceAtom, { store });
  const now = useNow();
  if (reach === 'answering' && since === null) return null;
  return (
    <output className={styles.line}>
      <IconCloudOff aria-hidden="true" />
      <span>
        {translated(WORDS[reach])}{' '}
        {since !== null &&
          t('You see what was loaded {{moment}}.', { moment: momentText(new Date(since).toISOString(), now) })}
      </span>
    </output>
  );
}
