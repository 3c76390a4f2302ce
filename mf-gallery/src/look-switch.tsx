import { useSearchParams } from '@fieldspan/federation/router';
import { SelectField } from '@fieldspan/ui/select-field';
import { useLayoutEffect } from 'react';
import styles from './gallery.module.css';

const THEMES = [
  { value: '', label: 'As the app' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'sun', label: 'Sun' },
];

const DENSITIES = [
  { value: '', label: 'As the pointer' },
  { value: 'compact', label: 'Compact' },
  { value: 'comfortable', label: 'Comfortable' },
];

/** The theme and density of the gallery. They apply only to this page, and are in its address. */
export function LookSwitch() {
  return (
    <div className={styles.look}>
      <LookField label="Theme" name="theme" options={THEMES} />
      <LookField label="Density" name="density" options={DENSITIES} />
    </div>
  );
}

type LookFieldProps = {
  label: string;
  /** The name of the address parameter and of the page's data attribute. */
  name: string;
  options: readonly { value: string; label: string }[];
};

function LookField({ label, name, options }: LookFieldProps) {
  const [params, setParams] = useSearchParams();
  const value = params.get(name) ?? '';

  useLayoutEffect(() => {
    if (value === '') return undefined;
    const { dataset } = document.documentElement;
    const before = dataset[name];
    dataset[name] = value;
    return () => {
      if (before === undefined) delete dataset[name];
      else dataset[name] = before;
    };
  }, [name, value]);

  return (
    <SelectField
      label={label}
      hideLabel
      value={value}
      options={options}
      onChange={(chosen) =>
        setParams((now) => {
          const next = new URLSearchParams(now);
          if (chosen === '') next.delete(name);
          else next.set(name, chosen);
          return next;
        })
      }
    />
  );
}
