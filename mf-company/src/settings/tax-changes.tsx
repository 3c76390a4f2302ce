import type { Tax } from '@fieldspan/domain/company-pricing';
import { rateChanges, withChanges } from '@fieldspan/domain/money/rate-changes';
import type { RateChange } from '@fieldspan/domain/money/rate-changes';
import { dayAfter } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconTrash } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import styles from './settings.module.css';

type TaxChangesProps = { tax: Tax; isLocked: boolean; onChange: (tax: Tax) => void };

/** Rates of a tax that hold from a later day on. What is issued before keeps the rate that it was issued with. */
export function TaxChanges({ tax, isLocked, onChange }: TaxChangesProps) {
  const today = useToday();
  const changes = rateChanges(tax);
  const keep = (changed: readonly RateChange[]) => onChange(withChanges(tax, changed));
  if (isLocked && changes.length === 0) return null;
  return (
    <div className={styles.changes}>
      {changes.map((change, at) => (
        <ChangeFields
          key={change.from}
          tax={tax.name}
          change={change}
          isLocked={isLocked}
          isTaken={(day) => changes.some((other, place) => place !== at && other.from === day)}
          onChange={(changed) => keep(changes.map((one, place) => (place === at ? changed : one)))}
          onRemove={() => keep(changes.filter((_, place) => place !== at))}
        />
      ))}
      {!isLocked && (
        <div>
          <Button
            size="s"
            variant="quiet"
            icon={<IconPlus aria-hidden="true" />}
            onClick={() => {
              const last = changes.at(-1);
              const from = dayAfter(last === undefined || last.from < today ? today : last.from, 1);
              keep([...changes, { from, taxRate: last?.taxRate ?? tax.ratePercent }]);
            }}
          >
            {t('Another rate of {{tax}} from a later day', { tax: tax.name })}
          </Button>
        </div>
      )}
    </div>
  );
}

type ChangeFieldsProps = {
  tax: string;
  change: RateChange;
  isLocked: boolean;
  isTaken: (day: string) => boolean;
  onChange: (change: RateChange) => void;
  onRemove: () => void;
};

function ChangeFields({ tax, change, isLocked, isTaken, onChange, onRemove }: ChangeFieldsProps) {
  const [typed, setTyped] = useState(String(change.taxRate));
  const rate = Number(typed);
  const isRight = typed.trim() !== '' && rate >= 0 && rate <= 100;
  return (
    <fieldset className={styles.tax} aria-label={t('{{tax}} from {{day}}', { tax, day: change.from })}>
      <DateField
        label={t('From')}
        disabled={isLocked}
        value={change.from}
        onChange={(from) => {
          if (from !== '' && !isTaken(from)) onChange({ ...change, from });
        }}
      />
      <TextField
        label={t('Rate (%)')}
        type="number"
        disabled={isLocked}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (text.trim() !== '' && Number(text) >= 0 && Number(text) <= 100)
            onChange({ ...change, taxRate: Number(text) });
        }}
        {...(!isRight && { error: t('A number from 0 to 100.') })}
      />
      {!isLocked && (
        <IconButton
          label={t('Remove {{title}}', { title: t('{{tax}} from {{day}}', { tax, day: change.from }) })}
          icon={<IconTrash />}
          onClick={onRemove}
        />
      )}
    </fieldset>
  );
}
