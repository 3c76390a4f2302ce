import type { CostRecord } from '@fieldspan/contract/cost-calls';
import { mayRead } from '@fieldspan/contract/access-rules';
import type { Viewer } from '@fieldspan/domain/access';
import { readsPay } from '../registry/entries/masked.ts';
import type { PartRow } from './record-parts.ts';

/** The records behind a figure, as this person may see them. */
export const recordsOf = (parts: readonly PartRow[], viewer: Viewer, mayWrite: boolean): CostRecord[] =>
  parts.map((part, at) => ({
    key: `${part.model} ${part.id} ${at}`,
    model: part.model,
    cost_code: part.cost_code,
    id: mayWrite && isTyped(part) ? part.id : null,
    version: mayWrite && isTyped(part) ? part.version : null,
    title: part.title,
    note: part.note,
    to: pathOf(part, viewer),
    on: part.on_day,
    hours: part.hours,
    amount: part.model === 'TimeLog' && !readsPay(viewer) ? null : part.amount,
  }));

/** It has no page of its own and is changed where it is listed. */
const isTyped = ({ model }: PartRow): boolean => model === 'BudgetLine' || model === 'JobCost';

function pathOf({ model, slug }: PartRow, viewer: Viewer): string | null {
  if (slug === null) return null;
  if (model === 'SupplierBill') return mayRead('SupplierBill')(viewer) ? `/supplier-bill/${slug}` : null;
  if (model === 'PurchaseOrder') return mayRead('PurchaseOrder')(viewer) ? `/financial/purchase-orders/${slug}` : null;
  if (model === 'Expense') return mayRead('Expense')(viewer) ? `/expenses/list/${slug}` : null;
  return model === 'EquipmentUsage' ? `/equipment/open/${slug}` : null;
}
