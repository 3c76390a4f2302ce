import { alertError, showAlert } from '@fieldspan/api/alerts';
import { colleaguesQuery } from '@fieldspan/api/queries/colleagues';
import type { FormField } from '@fieldspan/contract/save';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { personName } from '@fieldspan/domain/person-name';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ActionPicture } from './action-picture.tsx';
import styles from './actions.module.css';
import type { Flagged } from './flagged-pictures.ts';
import { keepAction } from './keep-action.ts';

type ActionDialogProps = {
  formId: number;
  flagged: readonly Flagged[];
  isOpen: boolean;
  onClose: () => void;
};

export function ActionDialog({ formId, flagged, isOpen, onClose }: ActionDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('New action')} size="s">
      {isOpen && <ActionForm formId={formId} flagged={flagged} onSaved={onClose} />}
    </Dialog>
  );
}

type ActionFormProps = { formId: number; flagged: readonly Flagged[]; onSaved: () => void };

function ActionForm({ formId, flagged, onSaved }: ActionFormProps) {
  const [first] = flagged;
  const [picture, setPicture] = useState<ImageItem | null>(first?.pictures[0] ?? null);
  const form = useRecordForm({
    model: 'Task',
    id: null,
    version: null,
    initial: { form_id: formId, ...(first && { title: titleOf(first), form_field: first.fieldId }) },
  });
  const [clientKey] = useState(() => crypto.randomUUID());
  // A second press comes before the first has drawn anything.
  const isPressed = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => keepAction({ clientKey, formId, values: form.values, picture }),
    onSuccess: () => {
      showAlert({ type: 'saved', message: t('Saved on this device; it is sent as soon as there is a network.') });
      // What is in the outbox need not be asked about.
      flushSync(form.discard);
      onSaved();
    },
    onError: alertError,
    onSettled: () => {
      isPressed.current = false;
    },
  });
  const save = () => {
    if (isPressed.current) return;
    isPressed.current = true;
    mutate();
  };
  const chooseAnswer = (fieldId: string) => {
    const answer = flagged.find((each) => each.fieldId === fieldId);
    form.set('form_field', fieldId === '' ? null : fieldId);
    if (!answer) return;
    form.set('title', titleOf(answer));
    setPicture(answer.pictures[0] ?? null);
  };
  return (
    <SaveForm label={t('New action')} isDirty isSaving={isPending} onSave={save} className={styles.newAction ?? ''}>
      {flagged.length > 0 && (
        <SelectField
          label={t('Because of')}
          value={textIn(form, 'form_field')}
          options={[
            ...flagged.map(({ fieldId, label, answer, lines }) => ({
              value: fieldId,
              label: lines.length > 0 ? label : `${label} ${answer}`,
            })),
            { value: '', label: t('The form as a whole') },
          ]}
          onChange={chooseAnswer}
        />
      )}
      <What form={form} />
      <ActionPicture label={t('Picture')} value={picture} onChange={setPicture} />
    </SaveForm>
  );
}

type ActionValues = ReturnType<typeof useRecordForm<'Task'>>;

const textIn = ({ values }: Pick<ActionValues, 'values'>, name: FormField<'Task'>): string =>
  String(values[name] ?? '');

/** What has to be done, by whom and until when, and how that is shown. */
function What({ form }: { form: Pick<ActionValues, 'values' | 'set'> }) {
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

const titleOf = ({ warning, label }: Flagged): string => warning ?? label;
