import type { Sort } from '@fieldspan/ui/columns';
import { columnsOf, columnsText } from './list-columns.ts';
import type { ColumnChoice } from './list-columns.ts';

/** The state of a list in the URL: Back, a reload and a shared link show the same rows. */
export type ListAddress<K extends string = string> = {
  search: string;
  /** Key of the chosen chip. */
  chip: string;
  /** Id chosen in the list's own filter; empty for all. */
  picked?: string | undefined;
  /** Ids chosen in the filters that search, by their query parameter. */
  found?: Readonly<Record<string, string>> | undefined;
  /** Whether the list's own checkbox is ticked. */
  toggled?: boolean | undefined;
  /** As a table, if the list has tiles. */
  asTable?: boolean | undefined;
  /** The shown columns in order, if they were chosen. */
  columns?: readonly ColumnChoice[] | undefined;
  /** Further query parameters of the page. */
  kept?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Slug of the saved view that this is, or was before it was changed. */
  saved?: string | undefined;
  /** Key of the column that the rows are grouped by. */
  group?: string | undefined;
  /** The groups whose rows are shown, by their values. */
  open?: readonly string[] | undefined;
  sort: Sort<K>;
  /** Starts at 1. */
  page: number;
};

/** The parts of the URL that a list uses. */
export type AddressRules<K extends string = string> = {
  /** The first is the default and is left out of the URL. */
  chips: readonly string[];
  sortable: readonly K[];
  defaultSort: Sort<K>;
  /** Path of the list under a chip. */
  path: (chip: string) => string;
  /** Query parameter of the chip, if it is not in the path. */
  chipParam?: string | undefined;
  /** Query parameter of the list's own filter. */
  pickParam?: string | undefined;
  /** Query parameters of the filters that search. */
  searchParams?: readonly string[] | undefined;
  /** Query parameter of the list's own checkbox. */
  toggleParam?: string | undefined;
  /** Whether the list has tiles. */
  hasTiles?: boolean | undefined;
  /** Further query parameters of the page. */
  keeps?: readonly string[] | undefined;
  /** Keys of the columns. */
  columns?: readonly string[] | undefined;
  /** Keys of the columns that the list can be grouped by. */
  groups?: readonly string[] | undefined;
};

const VIEW = 'view';
const TABLE = 'table';
const COLUMNS = 'columns';
const SAVED = 'saved';
const GROUP = 'group';
const OPEN = 'open';
/** More would make the address too long for some mail programs. */
const MOST_OPEN = 40;

/**
 * Reads the URL; invalid values are ignored.
 * @param pathChip the chip in the path; null if the path names none
 * @returns null if the path names a chip that the list does not have
 */
export function parseListAddress<K extends string>(
  params: URLSearchParams,
  pathChip: string | null,
  rules: AddressRules<K>,
): ListAddress<K> | null {
  const chip = chipOf(params, pathChip, rules);
  if (chip === null) return null;
  return {
    search: params.get('q') ?? '',
    chip,
    ...pickedOf(params, rules),
    ...foundOf(params, rules),
    ...(rules.toggleParam !== undefined && params.get(rules.toggleParam) === '1' && { toggled: true }),
    ...(rules.hasTiles === true && params.get(VIEW) === TABLE && { asTable: true }),
    ...keptOf(params, rules),
    ...columnsIn(params, rules),
    ...savedIn(params),
    ...groupIn(params, rules),
    sort: sortOf(params.get('sort'), rules),
    page: pageOf(params.get('page')),
  };
}

function chipOf(params: URLSearchParams, pathChip: string | null, { chips, chipParam }: AddressRules): string | null {
  const [first = ''] = chips;
  if (pathChip !== null) return chips.includes(pathChip) ? pathChip : null;
  const asked = chipParam === undefined ? null : params.get(chipParam);
  return asked !== null && chips.includes(asked) ? asked : first;
}

function pickedOf(params: URLSearchParams, { pickParam }: AddressRules): Pick<ListAddress, 'picked'> {
  const picked = pickParam === undefined ? null : params.get(pickParam);
  return picked !== null && /^\d{1,15}$/.test(picked) ? { picked } : {};
}

function foundOf(params: URLSearchParams, { searchParams = [] }: AddressRules): Pick<ListAddress, 'found'> {
  const found = searchParams.flatMap((name): [string, string][] => {
    const id = params.get(name);
    return id !== null && /^\d{1,15}$/.test(id) ? [[name, id]] : [];
  });
  return found.length === 0 ? {} : { found: Object.fromEntries(found) };
}

function keptOf(params: URLSearchParams, { keeps = [] }: AddressRules): Pick<ListAddress, 'kept'> {
  const kept = keeps.flatMap((name) => {
    const value = params.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  return kept.length === 0 ? {} : { kept };
}

function columnsIn(params: URLSearchParams, rules: AddressRules): Pick<ListAddress, 'columns'> {
  const columns = columnsOf(params.get(COLUMNS), rules.columns ?? []);
  return columns ? { columns } : {};
}

function savedIn(params: URLSearchParams): Pick<ListAddress, 'saved'> {
  const saved = params.get(SAVED);
  return saved === null || saved === '' ? {} : { saved };
}

function groupIn(params: URLSearchParams, { groups = [] }: AddressRules): Pick<ListAddress, 'group' | 'open'> {
  const group = groups.find((key) => key === params.get(GROUP));
  if (group === undefined) return {};
  const open = [...new Set(params.getAll(OPEN))].slice(0, MOST_OPEN);
  return open.length === 0 ? { group } : { group, open };
}

/** `-job_num` sorts descending by job_num. */
function sortOf<K extends string>(text: string | null, { sortable, defaultSort }: AddressRules<K>): Sort<K> {
  const key = sortable.find((field) => field === text?.replace(/^-/, ''));
  if (text === null || key === undefined) return defaultSort;
  return { key, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

function pageOf(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The shortest URL for the state: defaults are left out. */
export function listHref(address: ListAddress, rules: AddressRules): string {
  const params = new URLSearchParams();
  for (const [name, value] of [...askedFor(address, rules), ...shownAs(address, rules)])
    if (name && value) params.set(name, value);
  for (const key of address.group === undefined ? [] : (address.open ?? [])) params.append(OPEN, key);
  const query = params.toString();
  return query === '' ? rules.path(address.chip) : `${rules.path(address.chip)}?${query}`;
}

const keptIn = ({ kept = [] }: ListAddress) => kept;

type Said = readonly (readonly [name: string | undefined, value: string | undefined])[];

/** Which rows the list has. */
const askedFor = (address: ListAddress, rules: AddressRules): Said => [
  [rules.chipParam, address.chip === rules.chips[0] ? '' : address.chip],
  [rules.pickParam, address.picked],
  ...searchedFor(address, rules),
  ...keptIn(address),
  ['q', address.search],
  [rules.toggleParam, address.toggled ? '1' : ''],
];

/** How it shows them. */
const shownAs = ({ sort, page, ...address }: ListAddress, { defaultSort }: AddressRules): Said => [
  [VIEW, address.asTable ? TABLE : ''],
  ['sort', isSameSort(sort, defaultSort) ? '' : sortText(sort)],
  [COLUMNS, columnsText(address.columns)],
  [SAVED, address.saved],
  [GROUP, address.group],
  ['page', page > 1 ? String(page) : ''],
];

const searchedFor = ({ found = {} }: ListAddress, { searchParams = [] }: AddressRules) =>
  searchParams.map((name) => [name, found[name]] as const);

const sortText = ({ key, direction }: Sort): string => (direction === 'desc' ? `-${key}` : key);

function isSameSort(one: Sort, other: Sort): boolean {
  return one.key === other.key && one.direction === other.direction;
}
