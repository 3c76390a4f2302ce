import { mayWrite } from '@fieldspan/contract/access-rules';
import type { EquipmentImport } from '@fieldspan/contract/equipment-calls';
import * as v from 'valibot';
import { fleetOf, importRow } from '../../equipment/import-row.ts';
import { readImport } from '../../equipment/read-import.ts';
import { Failure, Refusal } from '../../http/errors.ts';
import { FlagText, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';

const ImportSchema = v.object({
  csv: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  dry_run: FlagText,
  key: v.pipe(shortText(60), v.nonEmpty('must not be empty')),
});

export const importEquipment: SignedInRoute = {
  verb: 'POST',
  path: 'Equipment/import',
  summary: 'Pieces of equipment and readings of their meters from a CSV list; each row is stored or refused by itself',
  session: 'required',
  takes: ImportSchema,
  async handle(ask): Promise<EquipmentImport> {
    const { services, session, headers } = ask;
    if (!mayWrite('Equipment')(session.viewer)) throw new Refusal('You do not have permission to add equipment.');
    const { csv, dry_run, key } = await ask.read(ImportSchema);
    const { rows, unknown } = readImport(csv);
    const writer = { services, session, headers, isTrial: dry_run === 1 };
    const answers: EquipmentImport['rows'] = [];
    for (const row of rows) {
      const { serial_num: serial, description } = row.cells;
      const named = { row: row.row, name: description ?? serial ?? '' };
      try {
        const fleet = await fleetOf(writer, serial === undefined ? [] : [serial.toLowerCase()]);
        answers.push({ ...named, outcome: await importRow(writer, { fleet, row, key }), error: null });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        answers.push({ ...named, outcome: 'refused', error: error.errors.join(' ') });
      }
    }
    return { unknown, rows: answers };
  },
};
