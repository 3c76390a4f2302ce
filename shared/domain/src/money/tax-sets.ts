import * as v from 'valibot';
import { taxesOf } from '../company-pricing.ts';
import type { Tax } from '../company-pricing.ts';
import { listInText, objectInText, partsInText } from '../json-text.ts';
import { regionCode } from '../regions.ts';

const SetSchema = v.object({
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  name: v.pipe(v.string(), v.maxLength(100)),
  /** Codes of the provinces and states that use it. */
  regions: v.fallback(v.array(v.string()), []),
  /** Names of taxes of the company; none where nothing is taxed. */
  taxes: v.fallback(v.array(v.string()), []),
});

/** The taxes of new lines where the work is in some regions. */
export type TaxSet = v.InferOutput<typeof SetSchema>;

/** Of a document: its lines get no taxes, or those that are default everywhere, wherever the work is. */
export const NO_TAXES = 'none';
export const DEFAULT_TAXES = 'default';

const MOST_SETS = 100;

/** The sets in CompanySetting.tax_sets_json. */
export const taxSets = (text: string | null): TaxSet[] => partsInText(SetSchema, text).map(({ part }) => part);

export const taxSetsText = (sets: readonly TaxSet[]): string => JSON.stringify(sets);

/** Problems of tax_sets_json, as sentences for the person. `names`: of the company's taxes. */
export function taxSetProblems(text: string, names: readonly string[]): string[] {
  const sets = taxSets(text);
  if (sets.length !== listInText(text).length || sets.length > MOST_SETS || sets.some(({ name }) => name.trim() === ''))
    return [`Every set of taxes needs a name, and there are ${MOST_SETS} at most.`];
  if (new Set(sets.map(({ key }) => key)).size < sets.length) return ['Two sets of taxes have the same key.'];
  return sets.flatMap((set) => problemsOf(set, sets, names));
}

function problemsOf(set: TaxSet, sets: readonly TaxSet[], names: readonly string[]): string[] {
  const { key, name, regions, taxes } = set;
  const others = sets.filter((other) => other.key < key);
  const twice = regions.flatMap((region) =>
    others.flatMap((other) => (other.regions.includes(region) ? [{ region, other }] : [])),
  );
  return [
    ...taxes.filter((tax) => !names.includes(tax)).map((tax) => `The set ${name} has a tax that is not there: ${tax}.`),
    ...regions.filter((region) => regionCode(region) !== region).map((region) => `There is no region ${region}.`),
    ...twice.map(({ region, other }) => `${region} is in two sets of taxes: ${other.name} and ${name}.`),
  ];
}

const PlaceSchema = v.object({
  /** As it stands in the address of the work, or else of its customer. */
  region: v.fallback(v.nullable(v.string()), null),
  /** Names of the taxes that the customer does not pay, all if it is empty; null for who pays them. */
  exempt: v.fallback(v.nullable(v.array(v.string())), null),
});

type Settings = { taxes_json: string | null; tax_sets_json: string | null } | null | undefined;
type Taxed = {
  tax_set?: string | null;
  tax_place_json?: string | null;
  /** The number of its customer's exemption; null for who pays tax. */
  exempt?: string | null;
};

export type LineTaxing = {
  /** The set that holds: by choice, by the place of the work, or null where the default taxes do. */
  set: TaxSet | null;
  /** The province or state of the work, if it is known. */
  region: string | null;
  /** Names of the taxes that the customer does not pay; null for who pays them. */
  exempt: readonly string[] | null;
  /** Names of the taxes of new lines. */
  taxes: readonly string[];
};

/** The taxes that new lines of a document get: of the set that was chosen for it or of its place, without what its customer is exempt from. */
export function lineTaxing(settings: Settings, document: Taxed): LineTaxing {
  const { taxes_json: taxes = null, tax_sets_json: sets = null } = settings ?? {};
  const { tax_set: chosen = null } = document;
  const all = taxesOf(taxes);
  const { region, exempt } = placeOf(
    document,
    all.map(({ name }) => name),
  );
  const set = setOf(taxSets(sets), chosen, region);
  const isMeant = ({ name, isDefault }: Tax): boolean => (set === null ? isDefault : set.taxes.includes(name));
  const charged = chosen === NO_TAXES ? [] : all.filter((tax) => isMeant(tax) && exempt?.includes(tax.name) !== true);
  return { set, region, exempt, taxes: charged.map(({ name }) => name) };
}

/** @param names of all taxes of the company */
function placeOf({ tax_place_json: text = null, exempt: number = null }: Taxed, names: readonly string[]) {
  const { region, exempt } = v.parse(PlaceSchema, objectInText(text));
  const from = exempt ?? (number === null ? null : []);
  return { region: regionCode(region), exempt: from?.length === 0 ? names : from };
}

/** One that was chosen and is not there any more counts as not chosen. */
function setOf(sets: readonly TaxSet[], chosen: string | null, region: string | null): TaxSet | null {
  if (chosen === NO_TAXES || chosen === DEFAULT_TAXES) return null;
  const asked = sets.find(({ key }) => key === chosen);
  return asked ?? sets.find(({ regions }) => region !== null && regions.includes(region)) ?? null;
}

/** Whether a document may say that its lines get the taxes of this set. */
export const isTaxSet = (sets: string | null, key: string): boolean =>
  key === NO_TAXES || key === DEFAULT_TAXES || taxSets(sets).some((set) => set.key === key);

/** Taxes that have another name now, old name first: as many as before, each in its place. */
export function renamedTaxes(before: string | null, after: string | null): Map<string, string> {
  const [old, now] = [before, after].map((text) => taxesOf(text).map(({ name }) => name));
  if (old === undefined || now === undefined || old.length !== now.length) return new Map();
  const pairs = old.flatMap((name, at): [string, string][] => {
    const next = now[at];
    return next === undefined || next === name || now.includes(name) || old.includes(next) ? [] : [[name, next]];
  });
  return new Map(pairs);
}

/** The same sets with other names of taxes. */
export const withRenamedTaxes = (sets: readonly TaxSet[], names: ReadonlyMap<string, string>): TaxSet[] =>
  sets.map((set) => Object.assign({}, set, { taxes: set.taxes.map((tax) => names.get(tax) ?? tax) }));
