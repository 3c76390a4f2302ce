import type { EstimateLine } from '@fieldspan/domain/estimate-lines';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconTrash } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import styles from './estimate.module.css';

type EstimateRowProps = { line: EstimateLine; onChange: (line: EstimateLine) => void; onRemove: () => void };

/** A line as typed; an incomplete amount counts as zero. */
export function EstimateRow({ line, onChange, onRemove }: EstimateRowProps) {
  const [amount, setAmount] = useState(line.amount === 0 ? '' : String(line.amount));
  // Changes of other people arrive as a new line object.
  const shown = (Number(amount) || 0) === line.amount ? amount : String(line.amount);
  const name = line.title || t('Line {{number}}', { number: line.at });
  return (
    <fieldset className={styles.row} aria-label={name}>
      <TextField label={t('What')} value={line.title} onChange={(title) => onChange({ ...line, title })} />
      <TextField
        label={t('{{label}} ({{unit}})', { label: t('Amount'), unit: '$' })}
        type="number"
        value={shown}
        onChange={(typed) => {
          setAmount(typed);
          onChange({ ...line, amount: Number(typed) || 0 });
        }}
      />
      <IconButton label={t('Remove {{name}}', { name })} icon={<IconTrash />} onClick={onRemove} />
    </fieldset>
  );
}
