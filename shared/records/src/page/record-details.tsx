import type { ModelName } from '@fieldspan/contract/models';
import type { FormField } from '@fieldspan/contract/save';
import { fieldsFrom } from '@fieldspan/domain/some-fields';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { translated } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import type { EngineRecord, FieldSection, PageEntry } from '../entry.ts';
import { mayChangeRecord } from '../entry-access.ts';
import { valuesOf } from '../field.ts';
import { FieldFacts } from '../fields/field-facts.tsx';
import { FieldSections } from '../fields/field-sections.tsx';
import { shownSections } from '../fields/shown-sections.ts';
import { useCurrentUser } from '../current-user.ts';

type RecordDetailsProps<N extends ModelName, D extends EngineRecord> = {
  entry: Pick<PageEntry<N, D>, 'model' | 'record' | 'canWrite' | 'changes' | 'sections' | 'saidAfter'>;
  record: D;
};

/** All fields of a record: a form for those that the person may change, plain facts for the others. */
export function RecordDetails<N extends ModelName, D extends EngineRecord>({
  entry: whole,
  record,
}: RecordDetailsProps<N, D>) {
  const entry = { ...whole, sections: shownSections(whole.sections, record) };
  const currentUser = useCurrentUser();
  if (!mayChangeRecord(entry, currentUser, record)) return <FieldFacts sections={entry.sections} record={record} />;
  const { changes = () => true } = entry;
  const written = sectionsWith(entry.sections, (field) => changes(currentUser, field));
  const facts = sectionsWith(entry.sections, (field) => !changes(currentUser, field));
  return (
    <>
      <EditForm entry={{ ...entry, sections: written }} record={record} />
      {facts.length > 0 && <FieldFacts sections={facts} record={record} />}
    </>
  );
}

function sectionsWith<N extends ModelName, D>(
  sections: readonly FieldSection<N, D>[],
  has: (field: string) => boolean,
): FieldSection<N, D>[] {
  return sections
    .map((section) => ({ ...section, fields: section.fields.filter(({ name }) => has(name)) }))
    .filter(({ fields }) => fields.length > 0);
}

function EditForm<N extends ModelName, D extends EngineRecord>({ entry, record }: RecordDetailsProps<N, D>) {
  const fields = entry.sections.flatMap((section) => section.fields);
  const form = useRecordForm({
    model: entry.model,
    id: record.id,
    version: record.version,
    labels: fieldsFrom<FormField<N>, string>(fields.map(({ name, label }) => [name, translated(label)])),
    initial: valuesOf(record, fields),
    ...(entry.saidAfter !== undefined && { saidAfter: entry.saidAfter }),
  });
  return (
    <SaveForm
      label={translated(entry.record)}
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
