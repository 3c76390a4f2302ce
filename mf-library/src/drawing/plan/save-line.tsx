import { msg, type Message } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';
import type { SaveState } from '../sheet/sheet-saver.ts';
import styles from './plan-sheet-view.module.css';

const WORDS: Readonly<Record<SaveState, Message>> = {
  stored: msg('Saved'),
  storing: msg('Saving…'),
  waiting: msg('Kept on this device; it is stored when the server can be reached'),
};

export const SaveLine = ({ state }: { state: SaveState | null }) => (
  <output className={styles.saved}>{state && translated(WORDS[state])}</output>
);
