import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import type { TaxRate } from '@fieldspan/domain/money/document-totals';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { Popover } from '@fieldspan/ui/popover';
import { useState } from 'react';
import styles from './line-grid.module.css';

type TaxCellProps = {
  line: DocumentLine;
  /** From 1. */
  number: number;
  rates: readonly TaxRate[];
  onChange: (taxes: readonly string[]) => void;
};

/** The taxes of a line, which are chosen one by one. */
export function TaxCell({ line, number, rates, onChange }: TaxCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { taxes } = line;
  const name = t('Taxes, line {{number}}', { number });
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      title={name}
      trigger={
        <button type="button" className={styles.taxes} aria-label={`${name}: ${taxes.join(', ') || t('none')}`}>
          {taxes.join(', ') || t('none')}
        </button>
      }
    >
      <div className={styles.choices}>
        {rates.length === 0 && <p>{t('There are no taxes in the settings of the company.')}</p>}
        {rates.map(({ name: tax, rate }) => (
          <Checkbox
            key={tax}
            label={t('{{tax}}, {{rate}} %', { tax, rate })}
            checked={taxes.includes(tax)}
            onChange={(isOn) => onChange(isOn ? [...taxes, tax] : taxes.filter((each) => each !== tax))}
          />
        ))}
      </div>
    </Popover>
  );
}
