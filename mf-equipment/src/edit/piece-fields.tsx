import type { FieldValue, FormField, FormValues } from '@fieldspan/contract/save';
import { Card } from '@fieldspan/ui/card';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { Swatch } from '../parts/swatch.tsx';
import styles from './piece-fields.module.css';
import { offeredTypes, typeOptions } from './type-options.ts';
import { useCatalogue } from '../parts/use-catalogue.ts';

type PieceFieldsProps = {
  values: FormValues<'Equipment'>;
  onChange: (name: FormField<'Equipment'>, value: FieldValue) => void;
};

/** The fields of a piece, in two cards. */
export function PieceFields({ values, onChange }: PieceFieldsProps) {
  const catalogue = useCatalogue();
  const type = catalogue.types.find(({ id }) => id === values.type_id);
  const text = (name: FormField<'Equipment'>) => ({
    value: String(values[name] ?? ''),
    onChange: (value: string) => onChange(name, value === '' ? null : value),
  });
  return (
    <div className={styles.sections}>
      <Card title={t('Equipment')}>
        <div className={styles.grid}>
          <TextField className={styles.wide ?? ''} label={t('Description')} required {...text('description')} />
          <SelectField
            label={t('Type')}
            value={String(values.type_id ?? '')}
            options={[{ value: '', label: t('Choose a type') }, ...typeOptions(offeredTypes(catalogue, type))]}
            onChange={(value) => onChange('type_id', value === '' ? null : Number(value))}
          />
          <TextField label={t('Serial number')} {...text('serial_num')} />
          <TextField label={t('Location')} {...text('location')} />
          <div className={styles.colour}>
            <TextField
              label={t('Colour')}
              placeholder={type?.color_hex ?? '#b4762a'}
              hint={t('Hexadecimal; empty takes the colour of the type.')}
              {...text('color_hex')}
            />
            <Swatch colour={values.color_hex === null ? type?.color_hex : String(values.color_hex)} size="m" />
          </div>
          <Checkbox
            label={t('Archived')}
            checked={values.archived === 1}
            onChange={(checked) => onChange('archived', checked ? 1 : 0)}
          />
        </div>
      </Card>
      <Card title={t('Next service')}>
        <div className={styles.grid}>
          <TextField label={t('Date')} type="date" {...text('next_service_date')} />
          <TextField label={t('Mileage or hours')} {...text('next_service_mileage_or_time')} />
          <TextField
            className={styles.wide ?? ''}
            label={t('What is to be done')}
            multiline
            {...text('next_service_description')}
          />
        </div>
      </Card>
    </div>
  );
}
