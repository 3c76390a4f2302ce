import { useId } from 'react';
import { knownColour } from './colour.ts';
import styles from './colour-field.module.css';
import { FieldNotes, noteProps } from './field-notes.tsx';
import { t } from './i18n.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type ColourFieldProps = {
  label: string;
  hint?: string | undefined;
  /** `#rrggbb`; empty for none. */
  value: string;
  onChange: (value: string) => void;
};

/** Far enough apart to be told from each other, also on a phone in the sun. */
const colours = () => [
  { value: '#c0392b', label: t('Red') },
  { value: '#d9822b', label: t('Orange') },
  { value: '#e0b42c', label: t('Yellow') },
  { value: '#2e8b57', label: t('Green') },
  { value: '#1f8a8a', label: t('Teal') },
  { value: '#2f6690', label: t('Blue') },
  { value: '#6c4a9e', label: t('Purple') },
  { value: '#b8478f', label: t('Pink') },
  { value: '#8a5a2b', label: t('Brown') },
  { value: '#6b7280', label: t('Grey') },
];

const OWN_AT_FIRST = '#2f6690';

/** Chooses one of a few named colours, none, or any other with the device's own picker. */
export function ColourField({ label, hint, value, onChange }: ColourFieldProps) {
  const id = useId();
  const known = colours();
  const chosen = knownColour(value)?.toLowerCase() ?? '';
  const isOther = chosen !== '' && !known.some((colour) => colour.value === chosen);
  return (
    <fieldset role="radiogroup" className={styles.field} {...noteProps(id, { hint })}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.colours}>
        {[{ value: '', label: t('No colour') }, ...known].map((colour) => (
          <label key={colour.value} className={styles.colour} title={colour.label}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              style={colour.value === '' ? undefined : { backgroundColor: colour.value }}
              data-empty={colour.value === '' || undefined}
              checked={colour.value === chosen}
              onChange={() => onChange(colour.value)}
            />
            <VisuallyHidden>{colour.label}</VisuallyHidden>
          </label>
        ))}
        <label className={styles.colour} title={t('Another colour')}>
          <input
            type="color"
            className={styles.own}
            style={{ background: `conic-gradient(${known.map((colour) => colour.value).join(', ')})` }}
            data-chosen={isOther || undefined}
            value={chosen === '' ? OWN_AT_FIRST : chosen}
            onChange={(event) => onChange(event.target.value)}
          />
          <VisuallyHidden>{t('Another colour')}</VisuallyHidden>
        </label>
      </div>
      <FieldNotes id={id} hint={hint} />
    </fieldset>
  );
}
