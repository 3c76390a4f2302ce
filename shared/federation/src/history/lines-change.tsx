import type { LinesDiff } from '@fieldspan/domain/money/lines-diff';
import { t, translated } from '@fieldspan/ui/i18n';
import styles from './history-list.module.css';

type LineChange = LinesDiff['changes'][number];

/** What changed in the lines of a document: which came, which went, and what of the others is another one. */
export function LinesChange({ lines: { changes, isReordered } }: { lines: LinesDiff }) {
  return (
    <ul className={styles.diff} aria-label={t('Lines that changed')}>
      {changes.map((change) => (
        <li key={change.key}>
          {changeWords(change)}
          {change.parts.map(({ what, old, now }) => (
            <span key={what} className={styles.part}>
              {translated(what)}: <del>{old === '' ? t('empty') : old}</del> <span aria-hidden="true">→</span>{' '}
              <ins>{now === '' ? t('empty') : now}</ins>
            </span>
          ))}
        </li>
      ))}
      {isReordered && <li>{t('The order of the lines is another one.')}</li>}
    </ul>
  );
}

function changeWords({ how, description }: LineChange) {
  if (how === 'added') return t('Added: {{line}}', { line: description });
  if (how === 'removed') return t('Taken out: {{line}}', { line: description });
  return t('Changed: {{line}}', { line: description });
}
