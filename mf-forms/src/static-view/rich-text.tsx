import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { plainText } from '../engine/plain-text.ts';
import styles from './rich-text.module.css';

const CleanText = lazyScreen(async () => (await import('./clean-text.tsx')).CleanText);

/** Sanitised HTML; plain text until the sanitiser has loaded. */
export function RichText({ html }: { html: string }) {
  return (
    <Wait fallback={<p className={styles.plain}>{plainText(html)}</p>}>
      <CleanText html={html} className={styles.text} />
    </Wait>
  );
}
