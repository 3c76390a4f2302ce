import type { ImportColumn, ImportModel, ImportOutcome } from '@fieldspan/contract/import-calls';
import { fleetOf, importRow } from '../equipment/import-row.ts';
import { namedCells, EQUIPMENT_COLUMNS } from '../equipment/read-import.ts';
import type { Writer } from '../registry/write.ts';
import { filledColumns } from './import-rules.ts';
import { storeRow } from './store-row.ts';

/** A row of a list: its number as a spreadsheet counts, and its texts by field. */
export type ListRow = { row: number; cells: ReadonlyMap<string, string> };

/** What a list can fill in a model, and how one of its rows is stored. */
type Importer = {
  columns: readonly (ImportColumn & { headings: readonly string[] })[];
  store: (row: ListRow, of: { match: string | null; key: string }) => Promise<ImportOutcome>;
};

/** Equipment has readings of meters and types by name; all others are stored field by field. */
export function importerOf(writer: Writer, name: ImportModel): Importer {
  if (name === 'Equipment')
    return {
      columns: EQUIPMENT_COLUMNS,
      store: async ({ row, cells }, { key }) => {
        const serial = cells.get('serial_num');
        const fleet = await fleetOf(writer, serial === undefined ? [] : [serial.toLowerCase()]);
        return importRow(writer, { fleet, row: { row, cells: namedCells(cells) }, key });
      },
    };
  const columns = filledColumns(writer.session, name);
  return {
    columns,
    store: ({ row, cells }, { match, key }) =>
      storeRow(writer, { name, columns, match }, { cells, clientKey: `import:${key}:${row}` }),
  };
}
