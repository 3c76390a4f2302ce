import { useRecordForm } from '@fieldspan/federation/record-form';
import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';
import type { Lines } from '../lines/change-lines.ts';
import type { LineColumns } from '../lines/line-columns.ts';
import { LineEditor } from '../lines/line-editor.tsx';
import { PriceBook } from '../lines/price-book.tsx';

type KeptLinesProps = {
  model: 'Assembly' | 'DocumentTemplate';
  record: { id: number; version: number; lines_json: string | null };
  columns: LineColumns;
  hasOptions?: boolean;
  renderTotals?: (lines: Lines) => ReactNode;
};

const nobodyAsks = () => undefined;

/** Lines that are kept to be used again, in the editor of documents. */
export function KeptLines({ model, record, hasOptions = false, ...look }: KeptLinesProps) {
  const { id, version, lines_json: stored } = record;
  const form = useRecordForm({
    model,
    id,
    version,
    initial: { lines_json: stored },
    labels: { lines_json: t('Line') },
    saidAfter: null,
  });
  const { lines_json: text } = form.values;
  return (
    <LineEditor
      {...look}
      form={{
        ...form,
        stored,
        text: typeof text === 'string' ? text : null,
        onText: (changed) => form.set('lines_json', changed),
      }}
      isIncluded={false}
      hasOptions={hasOptions}
      onUnsaved={nobodyAsks}
      renderSources={(add, taxes) => <PriceBook taxes={taxes} onAdd={add} />}
    />
  );
}
