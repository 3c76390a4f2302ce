import { FieldFrame, splitFrame, type FieldFrameProps } from './field-frame.tsx';
import { IconChevronDown } from './icons.ts';
import styles from './select-field.module.css';

type Option = { value: string; label: string };
type Group = { label: string; options: readonly Option[] };

type SelectFieldProps = FieldFrameProps & {
  value: string;
  onChange: (value: string) => void;
  options: readonly (Option | Group)[];
};

/** Selects one of a list with the device's own picker, which is best on phones. */
export function SelectField(props: SelectFieldProps) {
  const { frame, own } = splitFrame(props);
  const { value, onChange, options } = own;
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...control}
            className={styles.control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(asOption)}
                </optgroup>
              ) : (
                asOption(entry)
              ),
            )}
          </select>
          <IconChevronDown className={styles.chevron} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  );
}

const asOption = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);
