import type { ModelName } from '@fieldspan/contract/models';
import type { Blank, FormField } from '@fieldspan/contract/save';
import { msg } from '@fieldspan/domain/message';
import { fieldsFrom } from '@fieldspan/domain/some-fields';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Dialog } from '@fieldspan/ui/dialog';
import { translated } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EngineRecord } from '../entry.ts';
import { valuesOf } from '../field.ts';
import type { Field } from '../field.ts';
import { FieldInput } from '../fields/field-input.tsx';
import styles from './record-dialog.module.css';

type RecordDialogProps<N extends ModelName, D extends EngineRecord> = {
  model: N;
  title: string;
  fields: readonly Field<N, D>[];
  /** null for a new record. */
  record: D | null;
  /** What a new record is made with. */
  blank: Blank<N>;
  isOpen: boolean;
  onClose: () => void;
  /** What goes with the record, such as its photos. */
  extra?: Extra;
};

type Extra = {
  /** Below the fields. */
  shown: ReactNode;
  isDirty: boolean;
  /**
   * The dialog stays until what it returns is done.
   * @param id of the record, once that is saved
   */
  save: (id: number) => void | Promise<void>;
};

/** Makes or changes a record that has no page of its own, over the page that shows it. */
export function RecordDialog<N extends ModelName, D extends EngineRecord>(props: RecordDialogProps<N, D>) {
  const { isOpen, onClose, title } = props;
  return (
    <Dialog open={isOpen} onClose={onClose} title={title}>
      {isOpen && <RecordForm {...props} />}
    </Dialog>
  );
}

function RecordForm<N extends ModelName, D extends EngineRecord>(props: RecordDialogProps<N, D>) {
  const { model, title, fields, record, blank, onClose, extra } = props;
  const form = useRecordForm({
    model,
    id: record?.id ?? null,
    version: record?.version ?? null,
    initial: record ? valuesOf(record, fields) : blank,
    labels: fieldsFrom<FormField<N>, string>(fields.map(({ name, label }) => [name, translated(label)])),
    saidAfter: msg('Saved!'),
    onSaved: ({ record_id: id }) => finish(id),
  });
  const finishing = useMutation({ mutationFn: async (id: number) => extra?.save(id), onSettled: onClose });
  const finish = (id: number) => finishing.mutate(id);
  const hasExtra = extra?.isDirty ?? false;
  const save = () => (record && hasExtra && !form.isDirty ? finish(record.id) : form.save());
  return (
    <SaveForm
      label={title}
      isDirty={form.isDirty || hasExtra}
      isSaving={[form.isSaving, finishing.isPending].includes(true)}
      onSave={save}
    >
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field.name} data-wide={field.wide || undefined} className={styles.field}>
            <FieldInput
              field={field}
              record={record}
              value={form.values[field.name] ?? null}
              values={form.values}
              onChange={(value) => form.set(field.name, value)}
            />
          </div>
        ))}
      </div>
      {extra?.shown}
      {form.question}
    </SaveForm>
  );
}
