import type { DrawPoint } from '@fieldspan/domain/drawing';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { inkOf } from '@fieldspan/domain/pen-ink';
import styles from './text-entry.module.css';

type TextEntryProps = {
  /** The position of its centre in the container, in px. */
  at: DrawPoint;
  heightPx: number;
  label: string;
  colour: string;
  /** Empty text draws nothing. */
  onDone: (words: string) => void;
};

/** Below this font size iPhones zoom the page into the field. */
const LEAST_PX = 16;
const WORDS_MAX = 200;

/** Text is entered where it will be drawn. */
export function TextEntry({ at, heightPx, colour, label, onDone }: TextEntryProps) {
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className={styles.entry}
      style={{ insetInlineStart: at.x, insetBlockStart: at.y, fontSize: Math.max(LEAST_PX, heightPx) }}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(words.trim());
      }}
    >
      <input
        ref={input}
        className={styles.input}
        style={{ color: inkOf(colour) }}
        data-colour={colour}
        aria-label={label}
        placeholder={t('Type, then Enter')}
        value={words}
        maxLength={WORDS_MAX}
        onChange={(event) => setWords(event.target.value)}
        onBlur={() => onDone(words.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          event.preventDefault();
          onDone('');
        }}
      />
    </form>
  );
}
