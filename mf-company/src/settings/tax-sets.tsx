import type { TaxSet } from '@fieldspan/domain/money/tax-sets';
import { CANADIAN_PROVINCES, US_STATES } from '@fieldspan/domain/regions';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMapPin, IconPlus, IconTrash } from '@fieldspan/ui/icons';
import { IconButton } from '@fieldspan/ui/icon-button';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { TextField } from '@fieldspan/ui/text-field';
import styles from './settings.module.css';

const REGIONS = [...CANADIAN_PROVINCES, ...US_STATES].map(({ code, name }) => ({ value: code, label: name }));

type TaxSetsProps = {
  sets: readonly TaxSet[];
  /** Names of the company's taxes. */
  taxes: readonly string[];
  isLocked: boolean;
  onChange: (sets: readonly TaxSet[]) => void;
};

/** Which taxes the lines of documents get by where the work is. Everywhere else they get the default taxes. */
export function TaxSets({ sets, taxes, isLocked, onChange }: TaxSetsProps) {
  // Who uses the same taxes everywhere needs no word about it, except where it can be changed.
  if (isLocked && sets.length === 0) return null;
  return (
    <Card title={t('Taxes by region')} icon={<IconMapPin aria-hidden="true" />}>
      {sets.length === 0 && (
        <EmptyState title={t('The default taxes hold everywhere')}>
          {t('Where you work in provinces or states with other taxes, a set says which new lines get there.')}
        </EmptyState>
      )}
      {sets.map((set) => (
        <SetFields
          key={set.key}
          set={set}
          taxes={taxes}
          taken={sets.flatMap(({ key, regions }) => (key === set.key ? [] : regions))}
          isLocked={isLocked}
          onChange={(changed) => onChange(sets.map((each) => (each.key === set.key ? changed : each)))}
          onRemove={() => onChange(sets.filter(({ key }) => key !== set.key))}
        />
      ))}
      {!isLocked && (
        <div className={styles.foot}>
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => onChange([...sets, newSet(sets, taxes)])}>
            {t('Add a set of taxes')}
          </Button>
        </div>
      )}
    </Card>
  );
}

type SetFieldsProps = {
  set: TaxSet;
  /** Names of the company's taxes. */
  taxes: readonly string[];
  /** Regions that other sets have. */
  taken: readonly string[];
  isLocked: boolean;
  onChange: (set: TaxSet) => void;
  onRemove: () => void;
};

function SetFields({ set, taxes, taken, isLocked, onChange, onRemove }: SetFieldsProps) {
  const { name, regions } = set;
  return (
    <fieldset className={styles.set} aria-label={name}>
      <div className={styles.setName}>
        <TextField
          label={t('Name')}
          disabled={isLocked}
          value={name}
          onChange={(typed) => onChange({ ...set, name: typed })}
          {...(name.trim() === '' && { error: t('It needs a name.') })}
        />
        {!isLocked && (
          <IconButton label={t('Remove {{title}}', { title: name })} icon={<IconTrash />} onClick={onRemove} />
        )}
      </div>
      <MultiSelectField
        label={t('Where the work is')}
        disabled={isLocked}
        values={regions}
        onChange={(chosen) => onChange({ ...set, regions: [...chosen] })}
        options={REGIONS.filter(({ value }) => !taken.includes(value))}
      />
      <fieldset className={styles.setTaxes} aria-label={t('Taxes of new lines')}>
        {taxes.map((tax) => (
          <Checkbox
            key={tax}
            label={tax}
            disabled={isLocked}
            checked={set.taxes.includes(tax)}
            onChange={(isOn) =>
              onChange({ ...set, taxes: taxes.filter((each) => (each === tax ? isOn : set.taxes.includes(each))) })
            }
          />
        ))}
        {set.taxes.length === 0 && <p className={styles.quiet}>{t('New lines have no tax there.')}</p>}
      </fieldset>
    </fieldset>
  );
}

/** Without taxes: which they are there is the company's to say. */
function newSet(sets: readonly TaxSet[], taxes: readonly string[]): TaxSet {
  const name = t('Set {{number}}', { number: sets.length + 1 });
  return { key: crypto.randomUUID(), name, regions: [], taxes: taxes.slice(0, 1) };
}
