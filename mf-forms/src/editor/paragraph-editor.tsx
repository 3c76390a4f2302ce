import { t } from '@fieldspan/ui/i18n';
import { Button } from '@fieldspan/ui/button';
import { useEffect, useRef } from 'react';
import { cleanHtml } from '../engine/clean-html.ts';
import styles from './properties.module.css';

type ParagraphEditorProps = { html: string; onChange: (html: string) => void };

/** A text with headings, lists and bold words. What is pasted is cleaned as it is when the form shows it. */
export function ParagraphEditor({ html, onChange }: ParagraphEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const written = useRef<string | null>(null);
  useEffect(() => {
    // What was typed here stands there already; writing it again would move the cursor.
    if (written.current !== html) place.current?.replaceChildren(cleanHtml(html));
    written.current = html;
  }, [html]);
  const read = () => {
    const text = htmlOf(place.current?.innerHTML ?? '');
    if (text === written.current) return;
    written.current = text;
    onChange(text);
  };
  const format = (command: string, value?: string) => {
    place.current?.focus();
    // The only way that every browser has, and that its undo knows.
    document.execCommand(command, false, value);
    read();
  };
  return (
    <div className={styles.part}>
      <div className={styles.formats} role="toolbar" aria-label={t('Format')}>
        {formats().map(({ label, command, value }) => (
          <Button key={label} size="s" onClick={() => format(command, value)}>
            {label}
          </Button>
        ))}
      </div>
      <div
        ref={place}
        className={styles.paragraph}
        contentEditable
        suppressContentEditableWarning
        {...TEXT_BOX}
        aria-label={t('Text to read')}
        onInput={read}
        onBlur={read}
      />
    </div>
  );
}

/** A text box that holds more than text. */
const TEXT_BOX = { role: 'textbox', tabIndex: 0, 'aria-multiline': true } as const;

const formats = (): { label: string; command: string; value?: string }[] => [
  { label: t('Bold'), command: 'bold' },
  { label: t('Heading'), command: 'formatBlock', value: 'h3' },
  { label: t('Text'), command: 'formatBlock', value: 'p' },
  { label: t('List'), command: 'insertUnorderedList' },
];

function htmlOf(written: string): string {
  const holder = document.createElement('div');
  // Browsers put a div around a new line; a template has paragraphs.
  holder.append(cleanHtml(written.replaceAll('<div>', '<p>').replaceAll('</div>', '</p>')));
  return holder.innerHTML;
}
