import { DEFAULT_TAXES, NO_TAXES } from '@fieldspan/domain/money/tax-sets';
import type { TaxSet } from '@fieldspan/domain/money/tax-sets';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import type { Lines } from './change-lines.ts';
import type { Taxing } from './use-taxing.ts';
import styles from './exempt-note.module.css';

type TaxSetNoteProps = {
  /** Where the company has no sets nothing shows. */
  taxing: Taxing;
  lines: Lines;
  onChange: (change: (lines: Lines) => Lines) => void;
  onChoose: (key: string | null) => void;
};

/** Which taxes new lines get: those of the place of the work, or of another set that somebody chooses. */
export function TaxSetNote({ taxing, lines, onChange, onChoose }: TaxSetNoteProps) {
  const { sets, chosen, set, region, exempt, taxes } = taxing;
  if (sets.length === 0) return null;
  const meant = set === null ? null : [...set.taxes, ...(exempt ?? [])];
  const isOther = (line: Lines[number]) => meant !== null && line.taxes.some((tax) => !meant.includes(tax));
  const others = lines.filter(isOther).length;
  return (
    <div className={styles.note}>
      <SelectField
        label={t('Taxes of new lines')}
        hint={taxes.length === 0 ? t('No taxes') : taxes.join(', ')}
        value={chosen ?? ''}
        onChange={(key) => onChoose(key === '' ? null : key)}
        options={[
          { value: '', label: placeText(chosen === null ? set : null, region) },
          ...sets.map(({ key, name }) => ({ value: key, label: name })),
          { value: DEFAULT_TAXES, label: t('Default taxes') },
          { value: NO_TAXES, label: t('No taxes') },
        ]}
      />
      {others > 0 && (
        <Button onClick={() => onChange((all) => all.map((line) => (isOther(line) ? withTaxes(line, taxes) : line)))}>
          {plural(others, {
            one: 'Give {{count}} line with another tax these',
            other: 'Give {{count}} lines with other taxes these',
          })}
        </Button>
      )}
    </div>
  );
}

function placeText(set: TaxSet | null, region: string | null): string {
  if (set !== null) return t('Of the place of the work: {{name}}', { name: set.name });
  return region === null ? t('Of the place of the work') : t('Of the place of the work: {{name}}', { name: region });
}

const withTaxes = (line: Lines[number], taxes: readonly string[]): Lines[number] =>
  Object.assign({}, line, { taxes: [...taxes] });

/** The lines that have just the taxes of before get those of now; what somebody decided for one line stays. */
export const retaxed = (lines: Lines, before: readonly string[], now: readonly string[]): Lines =>
  lines.map((line) =>
    line.kind === 'item' && line.taxes.length === before.length && line.taxes.every((tax) => before.includes(tax))
      ? withTaxes(line, now)
      : line,
  );
