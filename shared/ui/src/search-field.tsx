import { classNames } from './class-names.ts';
import { IconSearch } from './icons.ts';
import styles from './search-field.module.css';

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  className?: string;
};

export function SearchField({ label, value, onChange, placeholder = label, className }: SearchFieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <IconSearch className={styles.icon} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        className={styles.control}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
