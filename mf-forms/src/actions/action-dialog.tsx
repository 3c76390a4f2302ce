import { alertError, showAlert } from '@fieldspan/api/alerts';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { SelectField } from '@fieldspan/ui/select-field';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OnePicture } from '@fieldspan/records/photos/one-picture';
import styles from './actions.module.css';
import type { Flagged } from './flagged-pictures.ts';
import { keepAction } from './keep-action.ts';
import type { ActionPlace } from './keep-action.ts';
import { TaskFields } from './task-fields.tsx';

type ActionDialogProps = {
  place: ActionPlace;
  flagged: readonly Flagged[];
  isOpen: boolean;
  onClose: () => void;
};

export function ActionDialog({ place, flagged, isOpen, onClose }: ActionDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={titleFor(place)} size="s">
      {isOpen && <ActionForm place={place} flagged={flagged} onSaved={onClose} />}
    </Dialog>
  );
}

const titleFor = (place: ActionPlace): string => ('form_id' in place ? t('New action') : t('New task'));

type ActionFormProps = { place: ActionPlace; flagged: readonly Flagged[]; onSaved: () => void };

function ActionForm({ place, flagged, onSaved }: ActionFormProps) {
  const [first] = flagged;
  const [picture, setPicture] = useState<ImageItem | null>(first?.pictures[0] ?? null);
  const form = useRecordForm({
    model: 'Task',
    id: null,
    version: null,
    initial: { ...place, ...(first && { title: titleOf(first), form_field: first.fieldId }) },
  });
  const [clientKey] = useState(() => crypto.randomUUID());
  // A second press comes before the first has drawn anything.
  const isPressed = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => keepAction({ clientKey, place, values: form.values, picture }),
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
    <SaveForm label={titleFor(place)} isDirty isSaving={isPending} onSave={save} className={styles.newAction ?? ''}>
      {flagged.length > 0 && (
        <SelectField
          label={t('Because of')}
          value={String(form.values.form_field ?? '')}
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
      <TaskFields form={form} />
      <OnePicture label={t('Picture')} value={picture} onChange={setPicture} />
    </SaveForm>
  );
}

const titleOf = ({ warning, label }: Flagged): string => warning ?? label;
