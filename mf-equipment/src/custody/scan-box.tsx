import type { Kit } from '@fieldspan/api/queries/kits';
import { canScan } from '@fieldspan/ui/code-scanner';
import { Button } from '@fieldspan/ui/button';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { t } from '@fieldspan/ui/i18n';
import { IconBarcode, IconCamera, IconPackages, IconPlus } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { Switch } from '@fieldspan/ui/switch';
import { TextField } from '@fieldspan/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import styles from './custody.module.css';

const ScanStrip = lazyScreen(async () => (await import('@fieldspan/ui/scan-strip')).ScanStrip);

type ScanBoxProps = {
  onCode: (code: string) => void;
  /** Kits that are added whole by one press. */
  kits: readonly Kit[];
  isLoud: boolean;
  onLoud: (isLoud: boolean) => void;
};

/** Where codes come in: the camera, a hand scanner that types and presses Enter, or a person who types. */
export function ScanBox({ onCode, kits, isLoud, onLoud }: ScanBoxProps) {
  const [typed, setTyped] = useState('');
  const [isFilming, setIsFilming] = useState(false);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  // A hand scanner types wherever the focus is: what nobody else takes goes into the field.
  useEffect(() => {
    const stops = new AbortController();
    const handleKey = (event: KeyboardEvent) => {
      const isPlain = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isPlain && event.target === document.body) input.current?.focus();
    };
    document.addEventListener('keydown', handleKey, { signal: stops.signal });
    return () => stops.abort();
  }, []);
  return (
    <div className={styles.scan}>
      {isFilming && (
        <Wait>
          <ScanStrip onScanned={onCode} />
        </Wait>
      )}
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          onCode(typed);
          setTyped('');
        }}
      >
        <TextField
          className={styles.code}
          label={t('Scan a code, or type a number')}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          inputRef={input}
        />
        <Button type="submit" size="l" icon={<IconPlus aria-hidden="true" />}>
          {t('Add')}
        </Button>
        {kits.length > 0 && <KitMenu kits={kits} onCode={onCode} />}
        {canScan() && (
          <Button
            size="l"
            aria-pressed={isFilming}
            icon={isFilming ? <IconBarcode aria-hidden="true" /> : <IconCamera aria-hidden="true" />}
            onClick={() => setIsFilming(!isFilming)}
          >
            {isFilming ? t('Stop the camera') : t('Camera')}
          </Button>
        )}
      </form>
      <Switch label={t('Beep on scan')} checked={isLoud} onChange={onLoud} />
    </div>
  );
}

const KitMenu = ({ kits, onCode }: Pick<ScanBoxProps, 'kits' | 'onCode'>) => (
  <Menu
    label={t('Add a kit')}
    trigger={
      <Button size="l" icon={<IconPackages aria-hidden="true" />}>
        {t('Kit')}
      </Button>
    }
    items={kits.map(({ name, slug }) => ({ label: name, onSelect: () => onCode(slug) }))}
  />
);
