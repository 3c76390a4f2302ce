import { foundParts } from '@fieldspan/domain/found-parts';
import styles from './found-text.module.css';

/** A text in which the words searched for are highlighted. */
export function FoundText({ text, terms }: { text: string; terms: string }) {
  let at = 0;
  return foundParts(text, terms).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isFound ? (
      <mark key={key} className={styles.found}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
