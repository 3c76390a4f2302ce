import { colleaguesQuery } from '@fieldspan/api/queries/colleagues';
import type { FormField } from '@fieldspan/contract/save';
import { personName } from '@fieldspan/domain/person-name';
import type { useRecordForm } from '@fieldspan/federation/record-form';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { DateField } from '@fieldspan/ui/date-field';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useQuery } from '@tanstack/react-query';

type TaskForm = Pick<ReturnType<typeof useRecordForm<'Task'>>, 'values' | 'set'>;

const textIn = ({ values }: TaskForm, name: FormField<'Task'>): string => String(values[name] ?? '');

/** What has to be done, by whom and until when, and how that is shown. */
export function TaskFields({ form }: { form: TaskForm }) {
  const { data: colleagues = [] } = useQuery({ ...colleaguesQuery(), meta: { quiet: true }, throwOnError: false });
  const setText = (name: FormField<'Task'>) => (typed: string) => form.set(name, typed === '' ? null : typed);
  const tick = (name: 'needs_photo' | 'needs_note') => (isOn: boolean) => form.set(name, isOn ? 1 : 0);
  return (
    <>
      <TextField
        label={t('What has to be done')}
        required
        value={textIn(form, 'title')}
        onChange={(typed) => form.set('title', typed)}
      />
      <TextField label={t('Details')} multiline value={textIn(form, 'details')} onChange={setText('details')} />
      <SelectField
        label={t('Who does it')}
        value={textIn(form, 'assigned_to')}
        options={[
          { value: '', label: t('Nobody yet') },
          ...colleagues.map((user) => ({ value: String(user.id), label: personName(user) })),
        ]}
        onChange={(id) => form.set('assigned_to', id === '' ? null : Number(id))}
      />
      <DateField label={t('Until')} value={textIn(form, 'due_on')} onChange={setText('due_on')} />
      <Checkbox
        label={t('Ask for a picture when it is done')}
        checked={form.values.needs_photo === 1}
        onChange={tick('needs_photo')}
      />
      <Checkbox
        label={t('Ask for a note when it is done')}
        checked={form.values.needs_note === 1}
        onChange={tick('needs_note')}
      />
    </>
  );
}
