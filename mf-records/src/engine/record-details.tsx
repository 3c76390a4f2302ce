import { useRecordForm } from '@fieldspan/federation/record-form';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import type { EngineRecord, PageEntry } from './entry.ts';
import { valuesOf } from './field.ts';
import { FieldFacts } from './field-facts.tsx';
import { FieldSections } from './field-sections.tsx';
import { useOnlooker } from './onlooker.ts';

type RecordDetailsProps<D extends EngineRecord> = {
  entry: Pick<PageEntry<D>, 'model' | 'record' | 'canWrite' | 'sections' | 'saidAfter'>;
  record: D;
};

/** All fields of a record: a form for those who may write it, plain facts for the others. */
export function RecordDetails<D extends EngineRecord>({ entry, record }: RecordDetailsProps<D>) {
  const onlooker = useOnlooker();
  if (!entry.canWrite(onlooker, record)) return <FieldFacts sections={entry.sections} record={record} />;
  return <EditForm entry={entry} record={record} />;
}

function EditForm<D extends EngineRecord>({ entry, record }: RecordDetailsProps<D>) {
  const fields = entry.sections.flatMap((section) => section.fields);
  const form = useRecordForm({
    model: entry.model,
    id: record.id,
    version: record.version,
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, t(label)])),
    initial: valuesOf(record, fields),
    refresh: [[entry.model]],
    ...(entry.saidAfter !== undefined && { saidAfter: entry.saidAfter }),
  });
  return (
    <SaveForm
      label={t(entry.record)}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSave={form.save}
      onDiscard={form.discard}
    >
      <FieldSections sections={entry.sections} record={record} values={form.values} onChange={form.set} />
      {form.question}
    </SaveForm>
  );
}
