import { priceBookQuery } from '@fieldspan/api/queries/price-book';
import type { PriceBookEntry } from '@fieldspan/api/queries/price-book';
import { useDebounced } from '@fieldspan/federation/debounced';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconPackages } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newLine } from './change-lines.ts';
import type { Lines } from './change-lines.ts';
import styles from './price-book.module.css';

type PriceBookProps = {
  /** Taxes of a new line. */
  taxes: readonly string[];
  onAdd: (lines: Lines) => void;
};

const REST_MS = 200;

/** Adds lines of materials, labour tasks and assemblies at the prices of today. */
export function PriceBook(props: PriceBookProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<IconPackages aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('From the price book …')}
      </Button>
      {isOpen && <PriceBookDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PriceBookDialog({ taxes, onAdd, onClose }: PriceBookProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { data: entries = [], isSuccess } = useQuery(priceBookQuery(useDebounced(typed.trim(), REST_MS)));
  const add = (entry: PriceBookEntry) => {
    const line = newLine('item', taxes);
    onAdd([{ ...line, ...entry, key: line.key }]);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('Price book')}>
      <TextField label={t('Search')} value={typed} onChange={setTyped} />
      {isSuccess && entries.length === 0 && <p>{t('Nothing found')}</p>}
      <ul className={styles.entries} aria-label={t('Price book')}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <button type="button" className={styles.entry} onClick={() => add(entry)}>
              <span>{[entry.code, entry.description].filter(Boolean).join(' · ')}</span>
              <span className={styles.price}>{[entry.price, entry.unit].filter(Boolean).join(' / ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
