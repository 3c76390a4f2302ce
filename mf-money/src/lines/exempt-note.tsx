import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import type { Lines } from './change-lines.ts';
import styles from './exempt-note.module.css';

type ExemptNoteProps = {
  /** By which the customer proves that they pay no tax, empty without one; null: they pay tax. */
  number: string | null;
  /** Names of the taxes that they do not pay. */
  taxes: readonly string[] | null;
  /** They pay some other tax. */
  isPart: boolean;
  lines: Lines;
  onChange: (change: (lines: Lines) => Lines) => void;
};

/** Says which taxes the customer does not pay, and takes them off lines that have some all the same. */
export function ExemptNote({ number, taxes, isPart, lines, onChange }: ExemptNoteProps) {
  if (number === null || taxes === null) return null;
  const names = taxes.join(', ');
  const isTaxed = (line: Lines[number]) => line.taxes.some((tax) => taxes.includes(tax));
  const taxed = lines.filter(isTaxed).length;
  return (
    <div className={styles.note}>
      <p>{isPart ? partText(number, names) : wholeText(number)}</p>
      {taxed > 0 && (
        <Button onClick={() => onChange((all) => all.map((line) => (isTaxed(line) ? without(line, taxes) : line)))}>
          {isPart
            ? plural(
                taxed,
                { one: 'Take {{names}} off {{count}} line', other: 'Take {{names}} off {{count}} lines' },
                { names },
              )
            : plural(taxed, { one: 'Take the taxes off {{count}} line', other: 'Take the taxes off {{count}} lines' })}
        </Button>
      )}
    </div>
  );
}

const wholeText = (number: string): string =>
  number === ''
    ? t('This customer is exempt from tax.')
    : t('This customer is exempt from tax, number {{number}}.', { number });

const partText = (number: string, names: string): string =>
  number === ''
    ? t('This customer is exempt from {{names}}.', { names })
    : t('This customer is exempt from {{names}}, number {{number}}.', { names, number });

const without = (line: Lines[number], taxes: readonly string[]): Lines[number] =>
  Object.assign({}, line, { taxes: line.taxes.filter((tax) => !taxes.includes(tax)) });
