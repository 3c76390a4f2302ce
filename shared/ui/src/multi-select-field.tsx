import { Combobox as Base } from '@base-ui/react/combobox';
import { FieldFrame, splitFrame, type FieldFrameProps } from './field-frame.tsx';
import { t } from './i18n.ts';
import { IconChevronDown, IconX } from './icons.ts';
import { useKnownOptions } from './known-options.ts';
import { isEscapeUndone, useListOpen } from './list-open.ts';
import { OptionList, type Option } from './option-list.tsx';
import { OtherEntry } from './other-entry.tsx';
import styles from './search-box.module.css';
import { withOther } from './with-other.ts';

type MultiSelectFieldProps = FieldFrameProps & {
  /** A value without an option is text that somebody typed, and is its own label. */
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  options: readonly Option[];
  /** A value that is not in the list can be added by typing it. */
  allowOther?: boolean;
  /** For options from a server: called with the typed text, debounced. */
  onSearch?: (typed: string) => void;
  loading?: boolean;
  placeholder?: string;
  emptyText?: string;
};

/** Selects several of many options. Each chosen one is shown in the field with a button that removes it. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { frame, own } = splitFrame(props);
  const { values, onChange, options, allowOther = false, onSearch, loading = false, placeholder, emptyText } = own;
  const list = useListOpen({ afterChoice: true, onSearch });
  const { optionOf, remember } = useKnownOptions(options);
  const chosen = values.map((value) => optionOf(value));

  return (
    <div className={frame.className}>
      <FieldFrame {...frame} className={undefined}>
        {({ required, disabled, ...control }) => (
          <Base.Root<Option, true>
            multiple
            items={options}
            value={chosen}
            required={required ?? false}
            disabled={disabled ?? false}
            {...list.root}
            onValueChange={(next, change) => {
              if (isEscapeUndone(change)) return;
              remember(next);
              onChange(next.map(({ value }) => value));
            }}
          >
            <Base.InputGroup className={styles.box}>
              <Base.Chips
                className={styles.chosen}
                aria-label={values.length > 0 ? t('{{count}} chosen', { count: values.length }) : undefined}
              >
                {chosen.map((option) => (
                  <ChosenChip key={option.value} option={option} />
                ))}
                <Base.Input
                  {...control}
                  onBlur={list.onBlur}
                  className={styles.input}
                  placeholder={values.length > 0 ? '' : placeholder}
                />
              </Base.Chips>
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
      {allowOther && (
        <OtherEntry
          field={frame.label}
          disabled={frame.disabled ?? false}
          onAdd={(typed) => onChange(withOther(values, options, typed))}
        />
      )}
    </div>
  );
}

function ChosenChip({ option: { label } }: { option: Option }) {
  return (
    <Base.Chip className={styles.chip} aria-label={label}>
      <span>{label}</span>
      <Base.ChipRemove className={styles.button} aria-label={t('Remove {{name}}', { name: label })}>
        <IconX aria-hidden="true" />
      </Base.ChipRemove>
    </Base.Chip>
  );
}
