import { pinnableFormsQuery, pinnableThreadsQuery, type ListedPlanSheet } from '@fieldspan/api/queries/plans';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { instantText } from '@fieldspan/domain/day-text';
import { Button } from '@fieldspan/ui/button';
import { ComboboxField } from '@fieldspan/ui/combobox-field';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconCamera } from '@fieldspan/ui/icons';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { makePin, type NewPin, type PinPlace } from './make-pin.ts';
import styles from './pin-dialog.module.css';
import { kindOf, type PinKind } from './pin-kinds.ts';

type PinDialogProps = {
  kind: PinKind;
  place: PinPlace;
  sheetId: number;
  jobId: number;
  userId: number;
  inForce: readonly ListedPlanSheet[];
  onClose: () => void;
  onMade: () => void;
};

const EMPTY = { label: '', file: null, assignedTo: '', dueOn: '', chosen: '', number: '' };

/** What a new pin carries. */
export function PinDialog({ kind, place, sheetId, jobId, userId, inForce, onClose, onMade }: PinDialogProps) {
  const [pin, setPin] = useState<NewPin>(() => ({
    ...EMPTY,
    kind,
    place,
    sheetId,
    jobId,
    userId,
    key: crypto.randomUUID(),
  }));
  const change = (values: Partial<NewPin>) => setPin({ ...pin, ...values });
  const making = useMutation({ mutationFn: makePin, onSuccess: onMade });
  const label = kindOf(kind)?.label;
  return (
    <Dialog
      open
      onClose={onClose}
      title={label ? t('New pin: {{kind}}', { kind: translated(label) }) : ''}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            busy={making.isPending}
            disabled={!isReady(pin)}
            onClick={() => isReady(pin) && making.mutate(pin)}
          >
            {t('Pin it')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {kind === 'photo' && <PhotoField file={pin.file} onChange={(file) => change({ file })} />}
        {kind === 'form' && <FormField jobId={jobId} value={pin.chosen} onChange={(chosen) => change({ chosen })} />}
        {kind === 'thread' && (
          <ThreadField jobId={jobId} value={pin.chosen} onChange={(chosen) => change({ chosen })} />
        )}
        {kind === 'link' && (
          <SheetField inForce={inForce} value={pin.number} onChange={(number) => change({ number })} />
        )}
        <TextField
          label={labelWords(kind, pin.chosen)}
          value={pin.label}
          onChange={(text) => change({ label: text })}
          required={needsLabel(pin)}
        />
        {kind === 'task' && <TaskFields pin={pin} onChange={change} />}
      </div>
    </Dialog>
  );
}

const needsLabel = ({ kind, chosen }: NewPin): boolean => kind === 'task' || (kind === 'thread' && chosen === '');

function labelWords(kind: PinKind, chosen: string): string {
  if (kind === 'task') return t('What is to be done');
  return kind === 'thread' && chosen === '' ? t('What it is about') : t('Note');
}

function isReady(pin: NewPin): boolean {
  if (needsLabel(pin) && pin.label.trim() === '') return false;
  if (pin.kind === 'photo') return pin.file !== null;
  if (pin.kind === 'form') return pin.chosen !== '';
  return pin.kind !== 'link' || pin.number.trim() !== '';
}

function PhotoField({ file, onChange }: { file: File | null; onChange: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <Button icon={<IconCamera aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('Choose a photo')}
      </Button>
      <span className={styles.name}>{file?.name ?? t('No photo chosen')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*,.heic"
        aria-label={t('Photo for the pin')}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) onChange(chosen);
        }}
      />
    </div>
  );
}

type FieldProps = { jobId: number; value: string; onChange: (value: string) => void };

function FormField({ jobId, value, onChange }: FieldProps) {
  const { data } = useQuery(pinnableFormsQuery(jobId));
  const forms = data?.rows ?? [];
  return (
    <SelectField
      label={t('Form')}
      required
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: forms.length === 0 ? t('No form of this project is filled in yet') : t('Choose a form') },
        ...forms.map(({ id, template_title: title, child_template_description: part, created_at: at }) => ({
          value: String(id),
          label: [title ?? part ?? t('Form'), instantText(at)].join(' · '),
        })),
      ]}
    />
  );
}

function ThreadField({ jobId, value, onChange }: FieldProps) {
  const { data } = useQuery(pinnableThreadsQuery(jobId));
  return (
    <SelectField
      label={t('Thread')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t('A new thread of this project') },
        ...(data?.rows ?? []).map(({ id, subject }) => ({ value: String(id), label: subject })),
      ]}
    />
  );
}

type SheetFieldProps = {
  inForce: readonly ListedPlanSheet[];
  value: string;
  onChange: (value: string) => void;
};

const SheetField = ({ inForce, value, onChange }: SheetFieldProps) => (
  <ComboboxField
    label={t('Sheet')}
    required
    value={value}
    onChange={onChange}
    options={inForce.map(({ number, title }) => ({
      value: number ?? '',
      label: [number, title].filter(Boolean).join(' '),
    }))}
  />
);

function TaskFields({ pin, onChange }: { pin: NewPin; onChange: (values: Partial<NewPin>) => void }) {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery(peopleChoicesQuery(typed));
  return (
    <>
      <ComboboxField
        label={t('Who does it')}
        value={pin.assignedTo}
        onChange={(assignedTo) => onChange({ assignedTo })}
        onSearch={setTyped}
        loading={isFetching}
        options={(data?.rows ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <DateField label={t('Due on')} value={pin.dueOn} onChange={(dueOn) => onChange({ dueOn })} />
    </>
  );
}
