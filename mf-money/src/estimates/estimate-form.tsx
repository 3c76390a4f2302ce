import type { Estimate } from '@fieldspan/api/queries/estimates';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { documentLines } from '@fieldspan/domain/money/document-lines';
import { estimateText, estimateTotals } from '@fieldspan/domain/money/estimate';
import { msg } from '@fieldspan/domain/message';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { COST_COLUMNS } from '../lines/line-columns.ts';
import { LineEditor } from '../lines/line-editor.tsx';
import { PriceBook } from '../lines/price-book.tsx';
import { useTyped } from '../lines/use-typed.ts';
import { EstimateSums } from '../lines/estimate-sums.tsx';

type EstimateFormProps = { jobId: number; estimate: Estimate; onUnsaved: (isUnsaved: boolean) => void };

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const percentOf = (value: unknown): string => (typeof value === 'number' ? String(value) : (textOf(value) ?? ''));

/** The estimated cost and price of a project, line by line; it saves by itself. */
export function EstimateForm({ jobId, estimate, onUnsaved }: EstimateFormProps) {
  const { overhead, setOverhead, ...form } = useEstimateForm(jobId, estimate);
  return (
    <LineEditor
      form={form}
      columns={COST_COLUMNS}
      isIncluded={false}
      hasOptions
      onUnsaved={onUnsaved}
      renderSources={(add, taxes) => <PriceBook taxes={taxes} onAdd={add} />}
      renderTotals={(lines) => (
        <EstimateSums totals={estimateTotals(lines, overhead)}>
          <Overhead value={overhead} onChange={setOverhead} />
        </EstimateSums>
      )}
    />
  );
}

const NONE = { id: null, version: null, estimate_json: null, overhead_percent: null, total: null };

const totalOf = (text: unknown, overhead: unknown): number =>
  amountOf(estimateTotals(documentLines(textOf(text)), percentOf(overhead)).total);

function useEstimateForm(jobId: number, estimate: Estimate) {
  const { id, version, ...initial } = estimate ?? NONE;
  const { estimate_json, overhead_percent, total } = initial;
  const form = useRecordForm({
    model: 'JobEstimate',
    id,
    version,
    initial: { estimate_json, overhead_percent, total },
    always: { job_id: jobId },
    derive: (values) => ({ total: totalOf(values.estimate_json, values.overhead_percent) }),
    labels: { estimate_json: t('Line') },
    saidAfter: msg('Estimate saved'),
  });
  const text = form.values['estimate_json'];
  const overhead = percentOf(form.values['overhead_percent']);
  return {
    ...form,
    stored: estimate_json,
    text: textOf(text),
    beside: overhead,
    onText: (changed: string) => {
      form.set('estimate_json', estimateText(documentLines(changed)));
      form.set('total', totalOf(changed, overhead));
    },
    overhead,
    setOverhead: (value: string) => {
      form.set('overhead_percent', value === '' ? null : Number(value));
      form.set('total', totalOf(text, value));
    },
  };
}

function Overhead({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { shown, type } = useTyped(value, true, (typed) => {
    if (typed === '' || Number(typed) >= 0) onChange(typed);
  });
  return <TextField label={t('Overhead, % of the cost')} inputMode="decimal" value={shown} onChange={type} />;
}
