import { isDraftState } from '@fieldspan/domain/record-lock';
import { DocumentLinesTable } from '../parts/lines/document-lines-table.tsx';
import type { SummedDocument } from '../parts/lines/document-lines-table.tsx';
import { LineEditor } from '../parts/lines/line-editor.tsx';
import { LineSources } from './line-sources.tsx';
import { useLinesForm } from './use-lines-form.ts';
import type { LinedModel } from './use-lines-form.ts';

type Lined = SummedDocument & {
  id: number;
  version: number;
  status: string | null;
  taxes_included: 0 | 1;
  is_quote?: 0 | 1;
  service_id?: number | null;
};

type DocumentLinesProps = {
  model: LinedModel;
  document: Lined;
  mayWrite: boolean;
  /** Told while something is not saved. */
  onUnsaved: (isUnsaved: boolean) => void;
};

/** The lines of a document: an editor while it is a draft, facts from then on. */
export function DocumentLines({ mayWrite, ...draft }: DocumentLinesProps) {
  const { document } = draft;
  if (!mayWrite || !isDraftState(document.status)) return <DocumentLinesTable of={document} />;
  return <DraftLines {...draft} />;
}

function DraftLines({ model, document, onUnsaved }: Omit<DocumentLinesProps, 'mayWrite'>) {
  const form = useLinesForm(model, document);
  const { service_id: serviceId = null } = document;
  return (
    <LineEditor
      form={form}
      isIncluded={document.taxes_included === 1}
      hasOptions={document.is_quote === 1}
      onUnsaved={onUnsaved}
      {...(model === 'ServiceInvoice' &&
        serviceId !== null && {
          renderSources: (add, taxes) => (
            <LineSources document={{ serviceId, projectId: null }} taxes={taxes} onAdd={add} />
          ),
        })}
    />
  );
}
