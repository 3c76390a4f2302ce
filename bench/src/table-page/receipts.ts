import type { Column } from '../../../shared/ui/src/table/columns.ts';

export type Receipt = { id: number; title: string; vendor: string; day: string; amount: number; state: string };

const VENDORS = [
  'Anchor Core Cut',
  'Rideau Fasteners',
  'Harbour Fuel',
  'Élan Rentals',
  'North Bay Supply',
  'Mill Creek',
];
const THINGS = ['Blades', 'Anchors', 'Fuel', 'Lift rental', 'Fasteners', 'Gloves', 'Formwork'];
const STATES = ['Submitted', 'Approved', 'Rejected', 'Exported'];

/** Made-up receipts in no order; the same in every run. */
export function receipts(count: number): Receipt[] {
  return Array.from({ length: count }, (_, at) => {
    const spread = (at * 7919) % 100_003;
    return {
      id: at,
      title: `${THINGS[spread % THINGS.length]} ${spread}`,
      vendor: VENDORS[spread % VENDORS.length] ?? '',
      day: `2026-${String((spread % 12) + 1).padStart(2, '0')}-${String((spread % 28) + 1).padStart(2, '0')}`,
      amount: spread / 7,
      state: STATES[spread % STATES.length] ?? '',
    };
  });
}

export const columns: readonly Column<Receipt>[] = [
  { key: 'title', header: 'Title', cell: ({ title }) => title, value: ({ title }) => title },
  { key: 'vendor', header: 'Vendor', cell: ({ vendor }) => vendor, value: ({ vendor }) => vendor },
  { key: 'day', header: 'Day', cell: ({ day }) => day, value: ({ day }) => day },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => amount.toFixed(2),
    value: ({ amount }) => amount,
  },
  { key: 'state', header: 'State', cell: ({ state }) => state },
];
