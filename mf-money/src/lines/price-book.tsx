import { priceBookQuery } from '@fieldspan/api/queries/price-book';
import type { PriceBookEntry } from '@fieldspan/api/queries/price-book';
import { TRADES, TRADE_NAMES } from '@fieldspan/domain/trades';
import type { Trade } from '@fieldspan/domain/trades';
import { useDebounced } from '@fieldspan/federation/debounced';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconPackages } from '@fieldspan/ui/icons';
import { SelectField } from '@fieldspan/ui/select-field';
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
  // It stays from line to line, until the page is left.
  const [trade, setTrade] = useState<Trade | null>(null);
  return (
    <>
      <Button variant="quiet" icon={<IconPackages aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('From the price book …')}
      </Button>
      {isOpen && <PriceBookDialog {...props} trade={trade} onTrade={setTrade} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type PriceBookDialogProps = PriceBookProps & {
  /** Whose favourites show; null: everything. */
  trade: Trade | null;
  onTrade: (trade: Trade | null) => void;
  onClose: () => void;
};

function PriceBookDialog({ taxes, trade, onTrade, onAdd, onClose }: PriceBookDialogProps) {
  const [typed, setTyped] = useState('');
  const { data: entries = [], isSuccess } = useQuery(priceBookQuery(useDebounced(typed.trim(), REST_MS), trade));
  const add = (entry: PriceBookEntry) => {
    const line = newLine('item', taxes);
    onAdd([{ ...line, ...entry, key: line.key }]);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('Price book')}>
      <TextField label={t('Search')} value={typed} onChange={setTyped} />
      <SelectField
        label={t('Show')}
        value={trade ?? ''}
        options={[
          { value: '', label: t('The whole price book') },
          {
            label: t('Favourites of a trade'),
            options: TRADES.map((each) => ({ value: each, label: translated(TRADE_NAMES[each]) })),
          },
        ]}
        onChange={(chosen) => onTrade(TRADES.find((each) => each === chosen) ?? null)}
      />
      {isSuccess && entries.length === 0 && (
        <p>
          {trade === null || typed !== ''
            ? t('Nothing found')
            : t('No favourites yet. In a material you say of which trades it is one.')}
        </p>
      )}
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
