import type { Tax } from '@fieldspan/domain/company-pricing';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconTrash } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import styles from './settings.module.css';

type TaxRowProps = {
  tax: Tax;
  isLocked: boolean;
  onChange: (tax: Tax) => void;
  onDefault: (isDefault: boolean) => void;
  onRemove: () => void;
};

export function TaxRow({ tax, isLocked, onChange, onDefault, onRemove }: TaxRowProps) {
  const [name, setName] = useState(tax.name);
  return (
    <fieldset className={styles.tax} aria-label={tax.name}>
      <TextField
        label={t('Name')}
        disabled={isLocked}
        value={name}
        onChange={(typed) => {
          setName(typed);
          if (typed.trim() !== '') onChange({ ...tax, name: typed.trim() });
        }}
      />
      <TextField
        label={t('Rate (%)')}
        type="number"
        disabled={isLocked}
        value={String(tax.ratePercent)}
        onChange={(typed) => onChange({ ...tax, ratePercent: Number(typed) || 0 })}
      />
      <Checkbox label={t('Default')} checked={tax.isDefault} disabled={isLocked} onChange={onDefault} />
      {!isLocked && (
        <IconButton label={t('Remove {{tax}}', { tax: tax.name })} icon={<IconTrash />} onClick={onRemove} />
      )}
    </fieldset>
  );
}
