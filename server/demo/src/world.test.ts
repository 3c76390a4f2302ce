import { createHash } from 'node:crypto';
import type { Field } from '@fieldspan/contract/field';
import { isModelName, models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Book, StoredRow } from './book.ts';
import { makeWorld } from './world.ts';

const now = new Date('2026-11-20T15:42:00Z');
const { book, plans, trashed } = makeWorld({ now, tosHash: 'present' });
const NORTHGATE = 1;
const of = (name: ModelName, tenantId: number) => book.rows(name).filter((row) => row['tenant_id'] === tenantId);
const fieldsOf = (name: ModelName): [string, Field][] =>
  Object.entries<Field>(models[name].fields).filter(([, field]) => field.computed !== true);
const text = (row: StoredRow | undefined, column: string) => String(row?.[column]);

const rowsHash = (made: Book) =>
  createHash('sha256')
    .update(JSON.stringify(made.names().map((name) => made.rows(name))))
    .digest('hex');

describe('the demo', () => {
  it('is the same each time', () => {
    expect(rowsHash(makeWorld({ now, tosHash: 'present' }).book)).toBe(rowsHash(book));
  }, 30_000);

  it('moves with the current day and says the same things', () => {
    const later = makeWorld({ now: new Date('2027-01-08T15:42:00Z'), tosHash: 'present' }).book;
    expect(later.rows('Contact').map(({ name }) => name)).toEqual(book.rows('Contact').map(({ name }) => name));
    expect(text(later.rows('MessageThread')[0], 'last_message_at')).toBe('2027-01-08T15:35:00.000Z');
  });

  it.each([
    ['Job', 60],
    ['Service', 150],
    ['Contact', 120],
    ['EquipmentCategory', 8],
    ['Equipment', 300],
    ['FormTemplate', 12],
    ['CompanyForm', 400],
    ['LibraryFile', 600],
    ['MessageThread', 250],
    ['Message', 20_000],
  ] as const)('has as many rows of %s at Northgate as are promised: %i', (name, count) => {
    const deleted = new Set(trashed.filter(({ model }) => model === name).map(({ id }) => id));
    expect(of(name, NORTHGATE).filter(({ id }) => !deleted.has(Number(id)))).toHaveLength(count);
  });

  it('employs forty people at Northgate, and one is only invited', () => {
    const accepted = of('UserPermission', NORTHGATE).map((row) => row['invite_accepted']);
    expect(accepted.filter((is) => is === 1)).toHaveLength(40);
    expect(accepted.filter((is) => is === 0)).toHaveLength(1);
  });

  it('fills every field of every row as the contract requires', () => {
    const wrong = book.names().flatMap((name) => book.rows(name).flatMap((row) => wrongColumns(name, row)));
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('refers only to existing rows of the same company', () => {
    const broken = book
      .names()
      .flatMap((name) => fieldsOf(name).flatMap(([column, field]) => badReferences(name, column, field)));
    expect([...new Set(broken)]).toEqual([]);
  });

  it('contains events up to now, and no later ones', () => {
    const late = book
      .names()
      .filter((name) => book.rows(name).some((row) => text(row, 'created_at') > now.toISOString()));
    expect(late).toEqual([]);
  });

  it.each(book.names())('keeps the JSON of %s readable', (name) => {
    const columns = fieldsOf(name).filter(([, field]) => field.kind === 'json');
    const kept = columns.flatMap(([column]) => book.rows(name).map((row) => row[column]));
    for (const json of kept.filter((value) => typeof value === 'string')) expect(JSON.parse(json)).toBeTypeOf('object');
  });
});

function wrongColumns(name: ModelName, row: StoredRow): string[] {
  const fields = fieldsOf(name);
  const bad = fields.filter(([column, field]) => !v.is(field.schema, row[column] ?? field.default ?? null));
  const unknown = Object.keys(row).filter((column) => !fields.some(([known]) => known === column));
  return [...bad.map(([column]) => `${name}.${column}`), ...unknown.map((column) => `${name} has no ${column}`)];
}

function badReferences(name: ModelName, column: string, field: Field): string[] {
  const target = field.ref;
  if (target === undefined) return [];
  if (!isModelName(target)) return [`${name}.${column}`];
  const isShared = models[target].tenancy === 'shared' || target === 'Company';
  const homes = new Map(book.rows(target).map((row) => [row['id'], row['tenant_id']]));
  return book
    .rows(name)
    .filter((row) => row[column] !== null && row[column] !== undefined)
    .filter((row) => !homes.has(row[column]) || (!isShared && homes.get(row[column]) !== row['tenant_id']))
    .map(() => `${name}.${column}`);
}

it('plans a file for every upload, avatar and form picture', () => {
  const rows = [...book.rows('LibraryUpload'), ...book.rows('ProfileImage')];
  expect(new Set(plans.map(({ filename }) => filename))).toEqual(new Set(rows.map((row) => row['filename'])));
});
