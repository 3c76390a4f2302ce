import { Combobox as Base } from '@base-ui/react/combobox';
import { classNames } from './class-names.ts';
import { FieldFrame, splitFrame, type FieldFrameProps } from './field-frame.tsx';
import { t } from './i18n.ts';
import { IconChevronDown, IconX } from './icons.ts';
import { useKnownOptions } from './known-options.ts';
import { isEscapeUndone, useListOpen } from './list-open.ts';
import { OptionList, type Option } from './option-list.tsx';
import styles from './search-box.module.css';

type ComboboxFieldProps = FieldFrameProps & {
  /** The value of the chosen option; empty for none. */
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** Label of `value` while no loaded option has it, for example before the first search. */
  valueLabel?: string | undefined;
  /** For options from a server: called with the typed text, debounced. */
  onSearch?: (typed: string) => void;
  /** Milliseconds from the last key to `onSearch`. */
  searchDelayMs?: number;
  loading?: boolean;
  placeholder?: string;
  emptyText?: string;
};

/** Selects one of many options; the list is filtered while typing. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { frame, own } = splitFrame(props);
  const {
    value,
    onChange,
    options,
    valueLabel,
    onSearch,
    searchDelayMs,
    loading = false,
    placeholder,
    emptyText,
  } = own;
  const known = useKnownOptions(options);
  const list = useListOpen({ afterChoice: false, onSearch, searchDelayMs });

  return (
    <FieldFrame {...frame}>
      {({ required, disabled, ...control }) => (
        <Base.Root<Option>
          items={options}
          value={value === '' ? null : known.optionOf(value, valueLabel)}
          {...list.root}
          required={required ?? false}
          disabled={disabled ?? false}
          onValueChange={(option, change) => {
            if (isEscapeUndone(change)) return;
            known.remember(option ? [option] : []);
            onChange(option?.value ?? '');
          }}
        >
          <Base.InputGroup className={styles.box}>
            <Base.Input {...control} onBlur={list.onBlur} className={styles.input} placeholder={placeholder} />
            <Base.Clear
              className={classNames(styles.button, styles.clear)}
              aria-label={t('Clear {{field}}', { field: frame.label })}
            >
              <IconX aria-hidden="true" />
            </Base.Clear>
            <Base.Trigger
              className={styles.button}
              aria-label={t('Show choices for {{field}}', { field: frame.label })}
            >
              <IconChevronDown aria-hidden="true" />
            </Base.Trigger>
          </Base.InputGroup>
          <OptionList label={frame.label} loading={loading} emptyText={emptyText ?? t('Nothing found')} />
        </Base.Root>
      )}
    </FieldFrame>
  );
}
