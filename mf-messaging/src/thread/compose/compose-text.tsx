import { t } from '@fieldspan/ui/i18n';
import type { KeyboardEvent, RefObject } from 'react';
import styles from './composer.module.css';
import { MentionList } from './mention-list.tsx';
import type { Addressee } from '../../engine/addressee.ts';
import type { MentionChoice } from './use-mention.ts';

/** Longer texts get a taller box (document 0 §2.7). */
const ONE_LINE_LENGTH = 30;
const TALL_ROWS = 3;

type ComposeTextProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  /** Accessible name of the box. */
  hint: string;
  text: string;
  mention: MentionChoice<Addressee['Members'][number]>;
  onChange: (text: string) => void;
  onSend: () => void;
  onFiles: (files: readonly File[]) => void;
};

export function ComposeText({ box, hint, text, mention, onChange, onSend, onFiles }: ComposeTextProps) {
  const isTall = text.length > ONE_LINE_LENGTH || text.includes('\n');

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const isTaken = mention.handleKey(event);
    if (!isTaken && !isSendKey(event)) return;
    event.preventDefault();
    if (!isTaken) onSend();
  };
  return (
    <>
      {mention.people.length > 0 && <MentionList mention={mention} />}
      <textarea
        ref={box}
        className={styles.text}
        aria-label={t('Message')}
        {...mention.boxProps}
        placeholder={hint}
        rows={isTall ? TALL_ROWS : 1}
        value={text}
        onChange={(event) => {
          onChange(event.target.value);
          mention.noteCaret();
        }}
        onKeyDown={handleKeyDown}
        onBlur={mention.close}
        onPaste={(event) => event.clipboardData.files.length > 0 && onFiles([...event.clipboardData.files])}
      />
    </>
  );
}

/** Enter, also on the number pad; not with Shift or Ctrl. */
const isSendKey = ({ key, shiftKey, ctrlKey }: KeyboardEvent): boolean => key === 'Enter' && !shiftKey && !ctrlKey;

/** While an input method composes text, its keys are not commands. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;
