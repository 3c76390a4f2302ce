import { equipmentTypeQuery } from '@fieldspan/api/queries/equipment';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { storedRates, unitRates } from '@fieldspan/domain/charge-out-rates';
import { msg } from '@fieldspan/domain/message';
import { namesOf, plainFields } from '@fieldspan/domain/some-fields';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Wait } from '@fieldspan/federation/wait';
import { ColourField } from '@fieldspan/ui/colour-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { SelectField } from '@fieldspan/ui/select-field';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { TextField } from '@fieldspan/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCatalogue } from '../catalogue-data/use-catalogue.ts';
import { RateFields } from './rate-fields.tsx';

/** `typeId` null: a new type of the category. */
type TypeDialogProps = { typeId: number | null; categoryId: number; isOpen: boolean; onClose: () => void };

export function TypeDialog({ typeId, categoryId, isOpen, onClose }: TypeDialogProps) {
  const title = typeId === null ? t('New type') : t('Edit type');
  return (
    <Dialog open={isOpen} onClose={onClose} title={title}>
      {isOpen && (
        <Wait fallback={<SkeletonRows count={6} />}>
          {typeId === null ? (
            <TypeForm label={title} type={null} categoryId={categoryId} onSaved={onClose} />
          ) : (
            <KnownType label={title} typeId={typeId} onSaved={onClose} />
          )}
        </Wait>
      )}
    </Dialog>
  );
}

function KnownType({ typeId, ...rest }: { label: string; typeId: number; onSaved: () => void }) {
  const { data: type } = useSuspenseQuery(equipmentTypeQuery(typeId));
  return <TypeForm {...rest} type={type} categoryId={type.category_id} />;
}

type Type = QueryAnswer<typeof equipmentTypeQuery>;
type TypeFormProps = { label: string; type: Type | null; categoryId: number; onSaved: () => void };

const textOf = (value: string | number | null | undefined): string => String(value ?? '');

const NEW_TYPE = {
  name: '',
  color_hex: null,
  cost_per_hour: null,
  meter_unit: null,
  charge_out_rates_json: null,
  charge_out_rate: null,
  charge_out_rate_unit: null,
};

const TYPE_FIELDS = namesOf(NEW_TYPE);

function TypeForm({ label, type, categoryId, onSaved }: TypeFormProps) {
  const stored = type ?? NEW_TYPE;
  const form = useRecordForm({
    model: 'EquipmentType',
    id: type?.id ?? null,
    version: type?.version ?? null,
    initial: { ...plainFields(TYPE_FIELDS, stored), category_id: categoryId },
    labels: { charge_out_rates_json: t('Charge-out rates') },
    saidAfter: msg('Saved!'),
    onSaved,
  });
  const { values, set } = form;
  const { charge_out_rates_json: typed } = values;
  const rates = unitRates(typeof typed === 'string' ? { ...NEW_TYPE, charge_out_rates_json: typed } : stored);
  return (
    <SaveForm label={label} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save}>
      <TextField
        label={t('Name')}
        placeholder={t('Scissor lift 19 ft, cargo van …')}
        required
        value={textOf(values['name'])}
        onChange={(name) => set('name', name)}
      />
      <CategoryChoice value={textOf(values['category_id'])} onChange={(id) => set('category_id', id)} />
      <RateFields
        rates={rates}
        onChange={(changed) => {
          const next = storedRates(changed);
          set('charge_out_rates_json', next.charge_out_rates_json);
          set('charge_out_rate', next.charge_out_rate);
          set('charge_out_rate_unit', next.charge_out_rate_unit);
        }}
      />
      <SelectField
        label={t('Meter')}
        hint={t('What a meter of these pieces counts. Services can be due by it.')}
        value={textOf(values['meter_unit'])}
        onChange={(unit) => set('meter_unit', unit || null)}
        options={meterUnits()}
      />
      <TextField
        label={t('Cost to the company ($ per hour)')}
        hint={t('Seen only by people who manage equipment or price work.')}
        type="number"
        inputMode="decimal"
        value={textOf(values['cost_per_hour'])}
        onChange={(cost) => set('cost_per_hour', cost === '' ? null : Number(cost))}
      />
      <ColourField
        label={t('Colour')}
        hint={t('Without one, the colour of the category is shown.')}
        value={textOf(values['color_hex'])}
        onChange={(colour) => set('color_hex', colour || null)}
      />
      {form.question}
    </SaveForm>
  );
}

const meterUnits = () => [
  { value: '', label: t('None') },
  { value: 'km', label: t('Kilometres') },
  { value: 'mi', label: t('Miles') },
  { value: 'h', label: t('Hours') },
];

function CategoryChoice({ value, onChange }: { value: string; onChange: (id: number) => void }) {
  const { categories } = useCatalogue();
  const offered = categories.filter(({ id, archived }) => archived !== 1 || String(id) === value);
  return (
    <SelectField
      label={t('Category')}
      value={value}
      onChange={(id) => onChange(Number(id))}
      options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}
