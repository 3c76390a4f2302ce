import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import type { StockPlaceRow } from '@fieldspan/api/queries/stock';
import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { RelationField } from '@fieldspan/records/fields/relation-field';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';

const NEW = { id: null, version: null, name: '', kind: 'store', user_id: null, archived: 0, User: null } as const;

type PlaceFormProps = { place: StockPlaceRow | null; onSaved: () => void };

export function PlaceForm({ place, onSaved }: PlaceFormProps) {
  const { id, version, name, kind, user_id, archived, User } = place ?? NEW;
  const form = useRecordForm({
    model: 'StockPlace',
    id,
    version,
    initial: { name, kind, user_id, archived },
    saidAfter: msg('Saved!'),
    onSaved,
  });
  const { name: typed, kind: chosen, user_id: owner, archived: isArchived } = form.values;
  return (
    <SaveForm label={t('Place')} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save}>
      <TextField label={t('Name')} required value={String(typed ?? '')} onChange={(text) => form.set('name', text)} />
      <SelectField
        label={t('Kind')}
        value={String(chosen)}
        options={[
          { value: 'store', label: t('Store') },
          { value: 'van', label: t('Van') },
        ]}
        onChange={(value) => form.set('kind', value)}
      />
      {chosen === 'van' && (
        <RelationField
          label={t('Whose van')}
          value={typeof owner === 'number' ? owner : null}
          shown={User && personName(User)}
          choices={peopleChoicesQuery}
          onChange={(person) => form.set('user_id', person)}
        />
      )}
      {place !== null && (
        <Checkbox
          label={t('Archived')}
          checked={isArchived === 1}
          onChange={(isOn) => form.set('archived', isOn ? 1 : 0)}
        />
      )}
      {form.question}
    </SaveForm>
  );
}
