import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import type { Row } from '@fieldspan/contract/query';
import type { Random } from './random.ts';

export type StoredRow = Readonly<Record<string, unknown>>;
type Common = { id: number; tenant_id: number; slug: string; created_at: string; updated_at: string };

/** The type of a row as it was given, but writable: a field given as null may get a value later. */
export type Made<N extends ModelName, I> = Common & {
  -readonly [K in Exclude<keyof I, keyof Common>]: K extends keyof Row<N>
    ? null extends I[K]
      ? Row<N>[K]
      : NonNullable<Row<N>[K]>
    : never;
};

/** Slugs that are also route segments, so no record may have them. */
const RESERVED = new Set([
  'new',
  'list',
  'settings',
  'apps',
  'forms',
  'reports',
  'view',
  'edit',
  'maintenance-schedule',
]);

/** Collects all rows of the demo before they are stored, and assigns ids, slugs and dates. */
export class Book {
  readonly #rows = new Map<ModelName, StoredRow[]>();
  readonly #slugs = new Set<string>();
  readonly #hidden = new Map<string, StoredRow>();
  readonly #random: Random;
  readonly #since: string;

  /** @param since created_at of rows that have none */
  constructor(random: Random, since: string) {
    this.#random = random;
    this.#since = since;
  }

  /** @param tenantId the company that owns the row; 0 for shared records */
  add<N extends ModelName, const I extends Partial<Row<N>>>(name: N, tenantId: number, input: I): Made<N, I>;
  add(name: ModelName, tenantId: number, input: StoredRow): StoredRow {
    const rows = this.#rows.get(name) ?? [];
    this.#rows.set(name, rows);
    const id = rows.length + 1;
    const created = input['created_at'] ?? this.#since;
    const common = {
      id,
      tenant_id: tenantId,
      slug: this.#uniqueSlug(name, id, input),
      created_at: created,
      updated_at: created,
    };
    const row = { ...input, ...common };
    rows.push(row);
    return row;
  }

  /** Adds columns that are not in the contract. */
  hidden(name: ModelName, id: number, columns: StoredRow): void {
    this.#hidden.set(`${name}/${id}`, columns);
  }

  hiddenOf(name: ModelName, id: number): StoredRow {
    return this.#hidden.get(`${name}/${id}`) ?? {};
  }

  rows(name: ModelName): readonly StoredRow[] {
    return this.#rows.get(name) ?? [];
  }

  names(): ModelName[] {
    return [...this.#rows.keys()];
  }

  #uniqueSlug(name: ModelName, id: number, row: StoredRow): string {
    const wanted = wantedSlug(name, row);
    const random = this.#random.fork(`${name}/${id}`);
    let slug = wanted === '' ? random.token(12) : wanted;
    while (!isFree(slug) || this.#slugs.has(`${name}/${slug}`)) slug = `${wanted}-${random.token(4)}`;
    this.#slugs.add(`${name}/${slug}`);
    return slug;
  }
}

/** Digits alone would be an id. */
const isFree = (slug: string): boolean => !RESERVED.has(slug) && !/^\d+$/.test(slug);

function wantedSlug(name: ModelName, row: StoredRow): string {
  const { slug } = row;
  if (typeof slug === 'string' && slug !== '') return slug;
  const { title } = models[name];
  const text = title === null ? '' : row[title];
  return typeof text === 'string' ? slugify(text) : '';
}

/** Converts text to a slug of letters, digits and dashes, at most 48 characters. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 48);
}
