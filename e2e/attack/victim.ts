import { createHash } from 'node:crypto';
import type { Model } from '@fieldspan/contract/model';
import { models } from '@fieldspan/contract/models';
import * as v from 'valibot';
import type { Attacker } from './attacker.ts';

export type KnownRow = { id: number; slug: string };

export const ALL_MODELS: readonly Model[] = Object.values(models);

const RowSchema = v.looseObject({ id: v.number(), slug: v.string() });
const RowsSchema = v.array(RowSchema);

/** Fields that change by themselves while people are signed in, and what the server reads out of files meanwhile. */
const RESTLESS: ReadonlySet<string> = new Set(['last_active', 'updated_at', 'version', 'last_read', 'words']);

const PAGE = 200;

/** The rows of a model that a person may read, up to `pages` pages of 200. */
async function rowsOf(who: Attacker, model: string, pages = 1): Promise<v.InferOutput<typeof RowsSchema>> {
  const rows: v.InferOutput<typeof RowsSchema> = [];
  for (let page = 1; page <= pages; page += 1) {
    const { data } = await who.get(`${model}/get`, { limit: PAGE, page, order: [['id', 'DESC']] });
    const parsed = v.safeParse(RowsSchema, data);
    if (!parsed.success || parsed.output.length === 0) break;
    rows.push(...parsed.output);
  }
  return rows;
}

/** Up to `count` records of each model of the victim's company, whose ids and slugs the attacker knows. */
export async function knownRecords(victim: Attacker, count: number): Promise<Map<string, KnownRow[]>> {
  const known = new Map<string, KnownRow[]>();
  for (const { name, tenancy } of ALL_MODELS) {
    if (tenancy !== 'tenant') continue;
    const rows = await rowsOf(victim, name);
    if (rows.length > 0)
      known.set(
        name,
        rows.slice(0, count).map(({ id, slug }) => ({ id, slug })),
      );
  }
  return known;
}

/** A hash for each model of everything that the victim reads, without the fields that change by themselves. */
export async function fingerprints(victim: Attacker, pages: number): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const { name } of ALL_MODELS) hashes.set(name, await fingerprint(victim, name, pages));
  return hashes;
}

/** The same of one model. */
export async function fingerprint(victim: Attacker, model: string, pages: number): Promise<string> {
  const hash = createHash('sha256');
  for (const row of await rowsOf(victim, model, pages)) {
    const kept = Object.entries(row).filter(([field]) => !RESTLESS.has(field));
    hash.update(JSON.stringify(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))));
  }
  return hash.digest('hex');
}

/** The models whose rows have changed. */
export const changedModels = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...before].filter(([name, hash]) => after.get(name) !== hash).map(([name]) => name);
