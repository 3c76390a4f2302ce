import type { PurchaseOrder } from '@fieldspan/api/queries/financial';
import { documentLines } from '@fieldspan/domain/money/document-lines';
import { orderStates } from '@fieldspan/domain/money/purchasing';
import type { OrderLineState } from '@fieldspan/domain/money/purchasing';

/** A line of an order with its words, and how far it is. */
export type OrderedLine = OrderLineState & { title: string; unit: string };

export function orderedLines({
  lines_json,
  lines_state_json,
}: Pick<PurchaseOrder, 'lines_json' | 'lines_state_json'>): OrderedLine[] {
  const byKey = new Map(documentLines(lines_json).map((line) => [line.key, line]));
  return orderStates(lines_state_json).map((state) => {
    const { description = '', unit = '' } = byKey.get(state.key) ?? {};
    return Object.assign(state, { title: description, unit: unit.replace(/^\//, '') });
  });
}
