import { saveRecord } from '@fieldspan/api/save-record';
import { useMutation } from '@tanstack/react-query';
import type { LinedModel } from './use-lines-form.ts';

type TaxedModel = Exclude<LinedModel, 'PurchaseOrder' | 'SupplierBill'>;

/** Documents to customers: where the work is decides about their taxes. */
export const hasTaxSet = (model: LinedModel): model is TaxedModel =>
  model !== 'PurchaseOrder' && model !== 'SupplierBill';

type Draft = { id: number; tax_set?: string | null };

/**
 * The set of taxes that was chosen for a draft. It is saved by itself and over any version: the lines, which others may be at
 * work in, are saved beside it.
 */
export function useTaxSet(model: LinedModel, { id, tax_set: stored = null }: Draft) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (key: string | null) => {
      if (hasTaxSet(model)) await saveRecord(model, { id, tax_set: key });
    },
  });
  return { chosen: isPending ? variables : stored, choose: mutate };
}
