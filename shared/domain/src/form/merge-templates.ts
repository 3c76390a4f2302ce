import type { Choices, Clash, Merge } from '../merge/clash.ts';
import { clash } from '../merge/clash.ts';
import { isMoved, mergeOrder } from '../merge/merge-order.ts';
import { isSameValue } from '../merge/same-value.ts';
import { threeWay } from '../merge/three-way.ts';
import { objectOr } from './json-shape.ts';
import { fieldsIn, joinParts, templateParts } from './template-parts.ts';
import type { Properties, TemplateParts } from './template-parts.ts';

/**
 * Both sides changed the same. `path`: `section` or `field`, the key, and the property; `in` for the section that a
 * field stands in, `order` for the order of the sections or of a section's fields, nothing for the whole.
 */
type TemplateClash = Clash & { label: string };

export type MergedTemplate = { json: string; clashes: TemplateClash[] };

type Three<T> = { base: T; mine: T; theirs: T };

/**
 * Merges two people's changes of one draft by the keys of sections and fields. What only one of them changed is taken;
 * what both changed is told as a clash, with theirs in the result until one is chosen.
 * @param sides base: as both read it; mine: as edited; theirs: as it is stored now
 */
export function mergeTemplates(sides: Three<string | null>, choices: Choices = new Map()): MergedTemplate {
  const parts: Three<TemplateParts> = {
    base: templateParts(sides.base),
    mine: templateParts(sides.mine),
    theirs: templateParts(sides.theirs),
  };
  const merge: Merge = { clashes: [], choices };
  const fields = mergeFields(parts, merge);
  const sections = mergeSections(parts, merge, new Set([...fields.values()].map(({ section }) => section)));
  const json = joinParts(
    orderOf(
      each(parts, (side) => [...side.sections.keys()]),
      ['section', '', 'order'],
      merge,
    )
      .filter((key) => sections.has(key))
      .map((key) => ({
        properties: sections.get(key) ?? {},
        fields: fieldsOf({ parts, merge, fields }, key),
      })),
  );
  return { json, clashes: merge.clashes.map((one) => Object.assign({}, one, { label: labelOf(parts, one.path) })) };
}

const each = <T, R>({ base, mine, theirs }: Three<T>, of: (side: T) => R): Three<R> => ({
  base: of(base),
  mine: of(mine),
  theirs: of(theirs),
});

type Field = { section: string; properties: Properties };
type Fields = ReadonlyMap<string, Field>;

function mergeFields(parts: Three<TemplateParts>, merge: Merge): Fields {
  const keys = new Set([...parts.theirs.fields.keys(), ...parts.mine.fields.keys()]);
  return new Map(
    [...keys].flatMap((key): [string, Field][] => {
      const field = mergeField(
        key,
        each(parts, ({ fields }) => fields.get(key)),
        merge,
      );
      return field === undefined ? [] : [[key, field]];
    }),
  );
}

function mergeField(key: string, sides: Three<Field | undefined>, merge: Merge): Field | undefined {
  const { base, mine, theirs } = sides;
  if (mine === undefined || theirs === undefined) return present(sides, ['field', key], merge);
  const properties = threeWay(
    { base: base?.properties, mine: mine.properties, theirs: theirs.properties },
    ['field', key],
    merge,
  );
  const section = threeWay(
    { base: base?.section, mine: mine.section, theirs: theirs.section },
    ['field', key, 'in'],
    merge,
  );
  return { section: String(section), properties: objectOr(properties) };
}

/** What one side has and the other not: it was added, or taken out by one and perhaps changed by the other. */
function present<T>(
  { base, mine, theirs }: Three<T | undefined>,
  path: readonly string[],
  merge: Merge,
): T | undefined {
  const left = mine ?? theirs;
  if (base === undefined) return left;
  if (left === undefined || isSameValue(base, left)) return undefined;
  return clash({ base, mine, theirs }, path, merge) === mine ? mine : theirs;
}

/** A section that one side took out stays if the other changed it or a field of it stays. */
function mergeSections(
  parts: Three<TemplateParts>,
  merge: Merge,
  needed: ReadonlySet<string>,
): ReadonlyMap<string, Properties> {
  const keys = new Set([...parts.theirs.sections.keys(), ...parts.mine.sections.keys()]);
  return new Map(
    [...keys].flatMap((key): [string, Properties][] => {
      const sides = each(parts, ({ sections }) => sections.get(key));
      const { base, mine, theirs } = sides;
      if (mine !== undefined && theirs !== undefined)
        return [[key, objectOr(threeWay({ base, mine, theirs }, ['section', key], merge))]];
      const kept = needed.has(key) ? (mine ?? theirs) : present(sides, ['section', key], merge);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

type Merging = { parts: Three<TemplateParts>; merge: Merge; fields: Fields };

function fieldsOf({ parts, merge, fields }: Merging, section: string): Properties[] {
  const lists = each(parts, (side) => fieldsIn(side, section));
  const order = orderOf(lists, ['section', section, 'order'], merge);
  // A field that a choice puts here stands here on one side at least.
  return order.flatMap((key) => {
    const field = fields.get(key);
    return field?.section === section ? [field.properties] : [];
  });
}

function orderOf(lists: Three<string[]>, path: readonly string[], merge: Merge): string[] {
  const { base, mine, theirs } = lists;
  const isBoth = isMoved(base, mine) && isMoved(base, theirs) && isMoved(mine, theirs);
  if (isBoth && clash(lists, path, merge) === mine) return mergeOrder({ base, mine: theirs, theirs: mine });
  return mergeOrder(lists);
}

function labelOf({ base, mine, theirs }: Three<TemplateParts>, [what, key = '']: readonly string[]): string {
  const sides = [theirs, mine, base];
  const found =
    what === 'section'
      ? sides.map(({ sections }) => sections.get(key)?.['sectionHeading'])
      : sides.map(({ fields }) => fields.get(key)?.properties['label']);
  return found.find((label) => typeof label === 'string' && label !== '')?.toString() ?? '';
}
