import { sql } from 'kysely';
import { Refusal } from '../http/errors.ts';
import { sentence } from '../http/sentence.ts';
import { parseSave } from '../registry/parse-values.ts';
import { saveRecord } from '../registry/write.ts';
import type { Writer } from '../registry/write.ts';
import type { ImportRow } from './read-import.ts';

type Type = { id: number; name: string; category: string; meter_unit: string | null };
type Piece = { id: number; type_id: number; serial: string };

/** What the rows of a list are matched with. */
export type Fleet = { types: readonly Type[]; pieces: readonly Piece[] };

/** The types that are in use, and the pieces with one of these serial numbers. */
export async function fleetOf(
  { services: { db }, session }: Pick<Writer, 'services' | 'session'>,
  serials: readonly string[],
): Promise<Fleet> {
  return db.as(session, async (tx) => {
    const types = await sql<Type>`select t.id, lower(t.name) as name, lower(c.name) as category, t.meter_unit
      from equipment_type t join equipment_category c on c.tenant_id = t.tenant_id and c.id = t.category_id
      where t.tenant_id = ${session.tenantId} and t.archived = 0 order by t.id`.execute(tx);
    const pieces = await sql<Piece>`select id, type_id, lower(btrim(serial_num)) as serial from equipment
      where tenant_id = ${session.tenantId} and lower(btrim(serial_num)) = any(${serials}) order by id`.execute(tx);
    return { types: types.rows, pieces: pieces.rows };
  });
}

export type Outcome = 'new' | 'changed' | 'read';

const OF_PIECE = [
  'description',
  'serial_num',
  'location',
  'color_hex',
  'next_service_date',
  'next_service_description',
] as const;

type Row = { fleet: Fleet; row: ImportRow; key: string };

/**
 * Stores a row of a list: a piece that is known by its serial number is changed, another one is new, and what its meter shows is
 * a reading.
 * @throws Refusal as a save by hand would be refused
 */
export async function importRow(writer: Writer, { fleet, row: { row, cells }, key }: Row): Promise<Outcome> {
  const type = typeOf(fleet, cells.type);
  const known = knownPiece(fleet, cells.serial_num, type);
  const meter = meterOf(cells);
  if (meter !== null) requireMeter(fleet, [type?.id, known?.type_id]);
  const fields = new Map<string, string>(OF_PIECE.flatMap((field) => pairOf(field, cells[field])));
  const isOnlyRead = known !== null && fields.size === 1 && meter !== null;
  const save = saver(writer, `import:${key}:${row}`);
  const id = isOnlyRead ? known.id : await save('Equipment', addressed(fields, { known, type }));
  // A new piece is not there in a trial, so nothing can be read of it.
  const isThere = [known !== null, writer.isTrial !== true].includes(true);
  if (meter !== null && isThere) await save('EquipmentReading', new Map([['equipment_id', String(id)], ...meter]));
  return outcomeOf(known, isOnlyRead);
}

function outcomeOf(known: Piece | null, isOnlyRead: boolean): Outcome {
  if (known === null) return 'new';
  return isOnlyRead ? 'read' : 'changed';
}

/** @throws Refusal if pieces of the type have no meter */
function requireMeter({ types }: Fleet, [named, known]: readonly (number | undefined)[]): void {
  const typeId = named ?? known;
  if (types.find(({ id }) => id === typeId)?.meter_unit) return;
  throw new Refusal('Equipment of this type has no meter. Its type says what a meter counts: km, miles or hours.');
}

/** The fields with what they change: a known piece, or a new one of a type. */
function addressed(
  fields: ReadonlyMap<string, string>,
  { known, type }: { known: Piece | null; type: Type | null },
): Map<string, string> {
  if (known !== null) return new Map([...fields, ['id', String(known.id)]]);
  if (type === null) throw new Refusal('A new piece needs the name of its type.');
  return new Map([...fields, ['type_id', String(type.id)]]);
}

const pairOf = (field: string, text: string | undefined): [string, string][] =>
  text === undefined ? [] : [[field, text]];

/** A list that is sent twice makes its records once. */
const saver =
  (writer: Writer, key: string) =>
  async (model: 'Equipment' | 'EquipmentReading', fields: ReadonlyMap<string, string>): Promise<number> => {
    const sent = fields.has('id') ? fields : new Map([...fields, ['client_key', key]]);
    const { record_id: id } = await saveRecord(writer, model, parseSave(model, sent, writer.session));
    return id;
  };

/** `Scissor lift`, or with its category `Lifts › Scissor lift`. */
function typeOf({ types }: Fleet, text: string | undefined): Type | null {
  if (text === undefined) return null;
  const wanted = text.toLowerCase();
  const found = types.filter(({ name, category }) => name === wanted || `${category} › ${name}` === wanted);
  if (found.length > 1) throw new Refusal(sentence`Several types are called “${text}”: write it as Category › Type.`);
  const [type = null] = found;
  if (type === null) throw new Refusal(sentence`There is no type “${text}”. Add it first, or correct its name.`);
  return type;
}

function knownPiece({ pieces }: Fleet, serial: string | undefined, type: Type | null): Piece | null {
  const same = pieces.filter(
    (piece) => piece.serial === serial?.toLowerCase() && (type === null || piece.type_id === type.id),
  );
  if (same.length > 1)
    throw new Refusal(sentence`Several pieces have the serial number ${serial ?? ''}: name the type too.`);
  return same[0] ?? null;
}

function meterOf({ meter, read_at: at }: ImportRow['cells']): Map<string, string> | null {
  if (meter === undefined) return null;
  const value = ['value', meter.replaceAll(/[\s,’']/g, '')] as const;
  if (at === undefined) return new Map([value]);
  return new Map([value, ['read_at', /^\d{4}-\d{2}-\d{2}$/.test(at) ? `${at}T12:00:00.000Z` : at]]);
}
