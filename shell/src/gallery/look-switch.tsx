import { store } from '@fieldspan/api/store';
import { useSearchParams } from '@fieldspan/federation/router';
import { SelectField } from '@fieldspan/ui/select-field';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { chooseTheme, themeAtom, type ThemeChoice } from '../theme.ts';
import styles from './gallery.module.css';

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'device', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'sun', label: 'Sun' },
];

const DENSITIES = [
  { value: '', label: 'As the pointer' },
  { value: 'compact', label: 'Compact' },
  { value: 'comfortable', label: 'Comfortable' },
];

/** In which theme and how dense the parts are drawn. The density is the page's alone, and stands in its address. */
export function LookSwitch() {
  const theme = useAtomValue(themeAtom, { store });
  const [params, setParams] = useSearchParams();
  const density = params.get('density') ?? '';

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (density !== '') dataset['density'] = density;
    return () => void delete dataset['density'];
  }, [density]);

  return (
    <div className={styles.look}>
      <SelectField
        label="Theme"
        hideLabel
        value={theme}
        options={THEMES}
        onChange={(value) => chooseTheme(THEMES.find((entry) => entry.value === value)?.value ?? 'device')}
      />
      <SelectField
        label="Density"
        hideLabel
        value={density}
        options={DENSITIES}
        onChange={(value) =>
          setParams((now) => {
            const next = new URLSearchParams(now);
            if (value === '') next.delete('density');
            else next.set('density', value);
            return next;
          })
        }
      />
    </div>
  );
}
