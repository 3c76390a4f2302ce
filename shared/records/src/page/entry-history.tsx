import type { ModelName } from '@fieldspan/contract/models';
import type { FieldWords } from '@fieldspan/domain/history-words';
import { RecordHistory } from '@fieldspan/federation/record-history';
import { translated } from '@fieldspan/ui/i18n';
import type { EngineRecord, PageEntry } from '../entry.ts';
import { optionsOf, plainOptions } from '../field.ts';
import type { Field } from '../field.ts';

type EntryHistoryProps<N extends ModelName, D extends EngineRecord> = {
  entry: Pick<PageEntry<N, D>, 'model' | 'titleOf' | 'sections'>;
  record: D;
};

/** The history of a record, with the labels of its page. */
export function EntryHistory<N extends ModelName, D extends EngineRecord>({ entry, record }: EntryHistoryProps<N, D>) {
  const fields = entry.sections.flatMap((section) => section.fields);
  return (
    <RecordHistory
      model={entry.model}
      id={record.id}
      title={entry.titleOf(record)}
      words={Object.fromEntries(fields.map((field) => [field.name, wordsOf(field, record)]))}
    />
  );
}

function wordsOf<N extends ModelName, D>(field: Field<N, D>, record: D): FieldWords {
  const label = translated(field.label);
  if (field.kind !== 'choice') return { label };
  const options = plainOptions(optionsOf(field, record));
  return { label, options: Object.fromEntries(options.map((option) => [option.value, translated(option.label)])) };
}
