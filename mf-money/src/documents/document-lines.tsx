import { isDraftState } from '@fieldspan/domain/record-lock';
import { DocumentLinesTable } from '../lines/document-lines-table.tsx';
import type { SummedDocument } from '../lines/document-lines-table.tsx';
import { LineEditor } from '../lines/line-editor.tsx';
import { mayRead } from '@fieldspan/contract/access-rules';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { PriceBook } from '../lines/price-book.tsx';
import { TemplatePicker } from '../lines/template-picker.tsx';
import { LineSources } from './line-sources.tsx';
import { hasTaxSet, useTaxSet } from './use-tax-set.ts';
import { useLinesForm } from './use-lines-form.ts';
import type { LinedModel } from './use-lines-form.ts';

type Lined = SummedDocument & {
  id: number;
  version: number;
  status: string | null;
  taxes_included: 0 | 1;
  is_quote?: 0 | 1;
  service_id?: number | null;
  job_id?: number | null;
  issued?: string | null;
  /** Whether its customer pays no tax: the number of that, empty without one; null for who pays tax. */
  exempt?: string | null;
  tax_set?: string | null;
  tax_place_json?: string | null;
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

/** What the time and expenses on the lines belong to; null for documents that bill none. */
function billedOf(model: LinedModel, { service_id: serviceId = null, job_id: projectId = null }: Lined) {
  if (model === 'ServiceInvoice' && serviceId !== null) return { serviceId, projectId: null };
  if (model === 'JobInvoice' && projectId !== null) return { serviceId: null, projectId };
  return null;
}

function DraftLines({ model, document, onUnsaved }: Omit<DocumentLinesProps, 'mayWrite'>) {
  const form = useLinesForm(model, document);
  const taxSet = useTaxSet(model, document);
  const { viewer } = useCurrentUser();
  const billed = billedOf(model, document);
  const template = model === 'JobBid' ? 'bid' : document.is_quote === 1 ? 'quote' : null;
  return (
    <LineEditor
      form={form}
      day={document.issued ?? null}
      taxed={{ ...document, tax_set: taxSet.chosen }}
      {...(hasTaxSet(model) && { onTaxSet: taxSet.choose })}
      isIncluded={document.taxes_included === 1}
      hasOptions={document.is_quote === 1 || model === 'JobBid'}
      onUnsaved={onUnsaved}
      renderSources={(add, taxes) => (
        <>
          {billed !== null && <LineSources document={billed} taxes={taxes} onAdd={add} />}
          {mayRead('Material')(viewer) && <PriceBook taxes={taxes} onAdd={add} />}
          {template !== null && <TemplatePicker kind={template} onAdd={add} />}
        </>
      )}
    />
  );
}
