import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import type { Lines } from './change-lines.ts';
import styles from './exempt-note.module.css';

type ExemptNoteProps = {
  /** By which the customer proves that they pay no tax, empty without one; null: they pay tax. */
  number: string | null;
  lines: Lines;
  onChange: (change: (lines: Lines) => Lines) => void;
};

/** Says that the customer pays no tax, and takes the taxes off lines that have some all the same. */
export function ExemptNote({ number, lines, onChange }: ExemptNoteProps) {
  if (number === null) return null;
  const taxed = lines.filter(({ taxes }) => taxes.length > 0).length;
  return (
    <div className={styles.note}>
      <p>
        {number === ''
          ? t('This customer is exempt from tax.')
          : t('This customer is exempt from tax, number {{number}}.', { number })}
      </p>
      {taxed > 0 && (
        <Button onClick={() => onChange(withoutTaxes)}>
          {plural(taxed, { one: 'Take the taxes off {{count}} line', other: 'Take the taxes off {{count}} lines' })}
        </Button>
      )}
    </div>
  );
}

const withoutTaxes = (lines: Lines): Lines =>
  lines.map((line) => (line.taxes.length === 0 ? line : Object.assign({}, line, { taxes: [] })));
