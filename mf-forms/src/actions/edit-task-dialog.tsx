import { alertError, showAlert } from '@fieldspan/api/alerts';
import { refreshReaders } from '@fieldspan/api/query-client';
import type { FormTask } from '@fieldspan/api/queries/tasks';
import type { FormValues } from '@fieldspan/contract/save';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import styles from './actions.module.css';
import { changeTask } from './close-action.ts';
import type { TaskChange } from './close-action.ts';
import { TaskFields } from './task-fields.tsx';

type EditTaskDialogProps = { task: FormTask | null; onClose: () => void };

/** Gives a task to somebody else, to another day or in other words, with a way back. */
export function EditTaskDialog({ task, onClose }: EditTaskDialogProps) {
  return (
    <Dialog open={task !== null} onClose={onClose} title={t('Change the task')} size="s">
      {task && <EditTask key={task.id} task={task} onSaved={onClose} />}
    </Dialog>
  );
}

function EditTask({ task, onSaved }: { task: FormTask; onSaved: () => void }) {
  const { id, version, title } = task;
  const before = changeable(task);
  const form = useRecordForm({ model: 'Task', id, version, initial: before });
  const { mutate, isPending } = useMutation({
    mutationFn: () => changeTask({ id, version, title }, changesIn(before, form.values)),
    onSuccess: (isKnown) => {
      flushSync(form.discard);
      onSaved();
      if (isKnown) sayChanged({ id, title }, before);
      else showAlert({ type: 'saved', message: t('Saved on this device; it is sent as soon as there is a network.') });
    },
    onError: (error) => {
      alertError(error);
      void refreshReaders('Task/save');
    },
  });
  return (
    <SaveForm
      label={t('Change the task')}
      isDirty={form.isDirty}
      isSaving={isPending}
      onSave={() => mutate()}
      className={styles.newAction ?? ''}
    >
      <TaskFields form={form} />
    </SaveForm>
  );
}

const changeable = ({ title, details, assigned_to, due_on, needs_note, needs_photo }: FormTask) =>
  ({ title, details, assigned_to, due_on, needs_note, needs_photo }) satisfies TaskChange;

/** What the form says otherwise than before; other people's changes to the rest stay. */
function changesIn(before: TaskChange, values: FormValues<'Task'>): TaskChange {
  const title = String(values.title ?? '');
  const [details, due_on] = [textOr(values.details), textOr(values.due_on)];
  const assigned_to = typeof values.assigned_to === 'number' ? values.assigned_to : null;
  return {
    ...(title !== before.title && { title }),
    ...(details !== before.details && { details }),
    ...(assigned_to !== before.assigned_to && { assigned_to }),
    ...(due_on !== before.due_on && { due_on }),
    ...proofIn(before, values),
  };
}

function proofIn(before: TaskChange, { needs_note: note, needs_photo: photo }: FormValues<'Task'>): TaskChange {
  const needs_note = note === 1 ? 1 : 0;
  const needs_photo = photo === 1 ? 1 : 0;
  return {
    ...(needs_note !== before.needs_note && { needs_note }),
    ...(needs_photo !== before.needs_photo && { needs_photo }),
  };
}

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function sayChanged(task: { id: number; title: string }, before: TaskChange): void {
  showAlert({
    type: 'success',
    message: t('“{{title}}” is changed.', { title: task.title }),
    undo: async () => void (await changeTask(task, before)),
  });
}
