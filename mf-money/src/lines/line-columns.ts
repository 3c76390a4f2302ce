import { type Message, msg } from '@fieldspan/domain/message';

/** The columns with a value that is typed. */
export type LineField = 'code' | 'description' | 'quantity' | 'unit' | 'cost' | 'markup' | 'price' | 'discount';

export type LineColumn = { field: LineField; label: Message; isDecimal: boolean };

const COLUMNS: Readonly<Record<LineField, LineColumn>> = {
  code: { field: 'code', label: msg('Code'), isDecimal: false },
  description: { field: 'description', label: msg('Description'), isDecimal: false },
  quantity: { field: 'quantity', label: msg('Quantity'), isDecimal: true },
  unit: { field: 'unit', label: msg('Unit'), isDecimal: false },
  cost: { field: 'cost', label: msg('Unit cost'), isDecimal: true },
  markup: { field: 'markup', label: msg('Markup, %'), isDecimal: true },
  price: { field: 'price', label: msg('Unit price'), isDecimal: true },
  discount: { field: 'discount', label: msg('Discount, %'), isDecimal: true },
};

const NAMED = [COLUMNS.code, COLUMNS.description, COLUMNS.quantity, COLUMNS.unit];

export type LineColumns = {
  /** The grid's style knows how wide they are. */
  kind: 'sale' | 'cost';
  of: readonly LineColumn[];
};

/** Of a document that goes to somebody. */
export const SALE_COLUMNS: LineColumns = { kind: 'sale', of: [...NAMED, COLUMNS.price, COLUMNS.discount] };

/** Of what is calculated from its cost: estimates, assemblies. */
export const COST_COLUMNS: LineColumns = { kind: 'cost', of: [...NAMED, COLUMNS.cost, COLUMNS.markup, COLUMNS.price] };

/** Sections and texts have only their words. */
export const columnsOf = (kind: 'item' | 'section' | 'text', { of }: LineColumns): readonly LineColumn[] =>
  kind === 'item' ? of : [COLUMNS.description];

/** Where the person is in the grid. */
export type GridPlace = { key: string; field: LineField };
