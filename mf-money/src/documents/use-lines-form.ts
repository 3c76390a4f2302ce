import { taxRates } from '@fieldspan/domain/company-pricing';
import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { documentLines, linesTotals } from '@fieldspan/domain/money/document-lines';
import { useToday } from '@fieldspan/federation/now';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFollowedTotal } from '../lines/use-followed-total.ts';

/** Documents with lines that the one editor edits. */
export type LinedModel = 'ServiceInvoice' | 'PurchaseOrder' | 'SupplierBill' | 'ChangeOrder' | 'JobInvoice' | 'JobBid';

type Draft = {
  id: number;
  version: number;
  lines_json: string | null;
  taxes_included: 0 | 1;
  total: number | null;
  issued?: string | null;
};

/** The form that saves the lines of a draft, with the total that was seen. Two people's lines are merged by their keys. */
export function useLinesForm(model: LinedModel, draft: Draft) {
  const { data: settings } = useSuspenseQuery(companySettingQuery());
  const today = useToday();
  const rates = taxRates(settings?.taxes_json ?? null, draft.issued ?? today);
  const totalOf = (text: unknown) =>
    amountOf(
      linesTotals(documentLines(typeof text === 'string' ? text : null), {
        rates,
        isIncluded: draft.taxes_included === 1,
      }).total,
    );
  const { id, version, lines_json, total } = draft;
  const form = useRecordForm({
    model,
    id,
    version,
    initial: { lines_json, total },
    derive: (values) => ({ total: totalOf(values.lines_json) }),
    labels: { lines_json: t('Line') },
    saidAfter: null,
  });
  const isReckoned = documentLines(lines_json).length > 0;
  useFollowedTotal({
    stored: isReckoned ? total : null,
    now: totalOf(lines_json),
    set: (followed) => form.set('total', followed),
  });
  const text = form.values.lines_json;
  return {
    ...form,
    stored: lines_json,
    text: typeof text === 'string' ? text : null,
    onText: (changed: string) => {
      form.set('lines_json', changed);
      form.set('total', totalOf(changed));
    },
  };
}
