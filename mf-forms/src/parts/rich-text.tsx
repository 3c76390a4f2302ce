import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { plainText } from '../engine/plain-text.ts';
import styles from './rich-text.module.css';

const CleanText = lazyScreen(async () => (await import('./clean-text.tsx')).CleanText);

/** An HTML text without anything in it that runs; its plain words until the part that cleans it has come. */
export function RichText({ html }: { html: string }) {
  return (
    <Wait fallback={<p className={styles.plain}>{plainText(html)}</p>}>
      <CleanText html={html} className={styles.text} />
    </Wait>
  );
}
