import { parseLayer } from '@fieldspan/contract/layer-json';
import { expect, it } from 'vitest';
import { isDemoAccount } from './accounts.ts';
import type { StoredRow } from './book.ts';
import { makeWorld } from './world.ts';

const now = new Date('2026-11-20T15:42:00Z');
const { book, plans, shared, planRoom } = makeWorld({ now, tosHash: 'present' });
const TODAY = '2026-11-20';
const NORTHGATE = 1;
const live = book.rows('Equipment').filter((row) => row['archived'] === 0);
const northgate = (name: 'EquipmentKit' | 'EquipmentBooking' | 'EquipmentPlace' | 'EquipmentOutage') =>
  book.rows(name).filter((row) => row['tenant_id'] === NORTHGATE);
const byPiece = (rows: readonly StoredRow[]) => Map.groupBy(rows, (row) => row['equipment_id']);

it('every piece is where its latest hand-over says, and each hand-over ends when the next begins', () => {
  const handed = byPiece(book.rows('EquipmentCustody'));
  for (const piece of live) {
    const all = handed.get(piece['id']) ?? [];
    const open = all.filter((row) => row['ended_at'] === null);
    expect(open).toHaveLength(1);
    const [latest = {}] = open;
    const isOut = latest['kind'] === 'out';
    expect([latest['place_id'] ?? null, isOut ? (latest['to_user_id'] ?? null) : null]).toEqual([
      piece['place_id'],
      piece['holder_id'],
    ]);
    expect(isOut ? latest['handed_at'] : null).toBe(piece['out_since']);
    for (const row of all)
      if (row !== latest) {
        expect(String(row['ended_at']) >= String(row['handed_at'])).toBe(true);
        expect(String(row['ended_at']) <= String(latest['handed_at'])).toBe(true);
      }
  }
});

it('some pieces are late, and none of the accounts to sign in with has one', () => {
  const late = live.filter((row) => typeof row['due_back_on'] === 'string' && row['due_back_on'] < TODAY);
  expect(late.length).toBeGreaterThan(3);
  const accounts = book.rows('User').filter(({ email }) => isDemoAccount(String(email)));
  const holders = new Set(late.map((row) => row['holder_id']));
  expect(accounts.filter(({ id }) => holders.has(id))).toEqual([]);
});

it('meters go on, and pieces show what was read last', () => {
  const read = byPiece(book.rows('EquipmentReading'));
  expect(read.size).toBeGreaterThan(30);
  for (const [id, rows] of read) {
    const values = rows.map((row) => Number(row['value']));
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    const piece = live.find((row) => row['id'] === id);
    expect([piece?.['first_meter'], piece?.['meter']]).toEqual([values[0], values.at(-1)]);
  }
});

it('each use has its cost, and large pieces their price', () => {
  const used = book.rows('EquipmentUsage');
  expect(used.length).toBeGreaterThan(80);
  const costs = book.rows('CostEntry').filter((row) => row['source'] === 'equipment-usage');
  expect(costs.map((row) => row['usage_id'])).toEqual(used.map((row) => row['id']));
  expect(costs.every((row) => Number(row['cost']) > 0)).toBe(true);
  expect(live.filter((row) => row['bought_for'] !== null).length).toBeGreaterThan(50);
});

it('kits, bookings, places and pieces that are out of service are there', () => {
  expect(northgate('EquipmentKit')).toHaveLength(4);
  for (const { id } of northgate('EquipmentKit'))
    expect(live.filter((row) => row['kit_id'] === id).length).toBeGreaterThan(1);
  expect(northgate('EquipmentBooking')).toHaveLength(7);
  expect(northgate('EquipmentPlace').map(({ kind }) => kind)).toEqual(['yard', 'room', 'room', 'van', 'van']);
  expect(northgate('EquipmentOutage').filter((row) => row['released_at'] === undefined)).toHaveLength(2);
});

it('all marks can be read, and links show files and folders', () => {
  const layers = [
    ...book.rows('ImageDrawLayer').map((row) => String(row['layer_json'])),
    ...planRoom.flatMap(({ sheets }) => sheets.flatMap((sheet) => sheet.layers.map(({ layerJson }) => layerJson))),
  ];
  expect(layers.length).toBeGreaterThan(12);
  for (const json of layers) expect(parseLayer(json)).not.toBeNull();
  expect(shared.filter(({ folderId }) => folderId !== null)).toHaveLength(2);
  expect(shared.filter(({ libraryFileId }) => libraryFileId !== null)).toHaveLength(16);
});

it('one photo of each company was sent twice', () => {
  const rows = new Map(book.rows('LibraryUpload').map((row) => [row['filename'], row]));
  const twice = [...Map.groupBy(plans, ({ recipe }) => JSON.stringify(recipe)).values()].filter(
    ([first, second]) => second !== undefined && first?.recipe.kind === 'scene',
  );
  expect(twice).toHaveLength(2);
  for (const same of twice)
    expect(new Set(same.map(({ filename }) => rows.get(filename)?.['original_filename'])).size).toBe(1);
});
