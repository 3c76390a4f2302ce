import { dataText, msg } from '../message.ts';
import type { Message } from '../message.ts';
import { isSameValue } from '../merge/same-value.ts';
import { objectOr } from './json-shape.ts';
import { fieldsIn, templateParts } from './template-parts.ts';
import type { Properties, TemplateParts } from './template-parts.ts';

/** One property before and after, in words; empty for none. */
type PropertyChange = { property: string; label: Message; before: string; after: string };

/** What happened to one section or field between two versions of a template. */
export type TemplateChange = {
  happened: 'added' | 'removed' | 'moved' | 'changed';
  what: 'section' | 'field';
  key: string;
  /** The question or heading as it is now; of a removed one, as it was. */
  label: string;
  /** The heading of its section. */
  section: string;
  properties: readonly PropertyChange[];
};

/** The differences between two versions of a template, matched by key, in the order of the newer one; removed ones last. */
export function diffTemplates(before: string | null, after: string | null): TemplateChange[] {
  const [old, now] = [templateParts(before), templateParts(after)];
  const moved = movedIn(old, now);
  const sections = [...now.sections].flatMap(([key, properties]) =>
    changesOf({ what: 'section', key, ...sectionNames(properties) }, [old.sections.get(key), properties], moved),
  );
  const fields = [...now.fields].flatMap(([key, { section, properties }]) =>
    changesOf(
      { what: 'field', key, label: labelOf(properties), section: headingOf(now, section) },
      [old.fields.get(key)?.properties, properties],
      moved,
    ),
  );
  return [...sections, ...fields, ...removedFrom(old, now)];
}

type Named = Pick<TemplateChange, 'what' | 'key' | 'label' | 'section'>;

const idOf = ({ what, key }: Pick<Named, 'what' | 'key'>): string => `${what} ${key}`;

function changesOf(
  named: Named,
  [old, now]: readonly [Properties | undefined, Properties],
  moved: ReadonlySet<string>,
): TemplateChange[] {
  if (old === undefined) return [{ ...named, happened: 'added', properties: [] }];
  const properties = propertyChanges(old, now);
  return [
    ...(moved.has(idOf(named)) ? [{ ...named, happened: 'moved' as const, properties: [] }] : []),
    ...(properties.length > 0 ? [{ ...named, happened: 'changed' as const, properties }] : []),
  ];
}

function removedFrom(old: TemplateParts, now: TemplateParts): TemplateChange[] {
  const sections = [...old.sections].map(([key, properties]): Named => {
    const heading = textOf(properties['sectionHeading']);
    return { what: 'section', key, label: heading, section: heading };
  });
  const fields = [...old.fields].map(([key, { section, properties }]): Named => ({
    what: 'field',
    key,
    label: labelOf(properties),
    section: headingOf(old, section),
  }));
  const gone = [
    ...sections.filter(({ key }) => !now.sections.has(key)),
    ...fields.filter(({ key }) => !now.fields.has(key)),
  ];
  return gone.map(({ what, key, label, section }) => ({
    what,
    key,
    label,
    section,
    happened: 'removed',
    properties: [],
  }));
}

const headingOf = ({ sections }: TemplateParts, section: string): string =>
  textOf(sections.get(section)?.['sectionHeading']);

function sectionNames({ sectionHeading }: Properties): { label: string; section: string } {
  const heading = textOf(sectionHeading);
  return { label: heading, section: heading };
}

const labelOf = ({ label, type }: Properties): string => textOf(label) || textOf(type);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What changed its place: into another section, or past others that kept their order. */
function movedIn(old: TemplateParts, now: TemplateParts): Set<string> {
  const movedSections = outOfOrder([...old.sections.keys()], [...now.sections.keys()]);
  const movedFields = [...now.sections.keys()].flatMap((section) =>
    outOfOrder(fieldsIn(old, section), fieldsIn(now, section)),
  );
  const elsewhere = [...now.fields].flatMap(([key, { section }]) => {
    const was = old.fields.get(key)?.section;
    return was !== undefined && was !== section ? [key] : [];
  });
  return new Set([
    ...movedSections.map((key) => idOf({ what: 'section', key })),
    ...[...movedFields, ...elsewhere].map((key) => idOf({ what: 'field', key })),
  ]);
}

/** The fewest keys that have to move to get from one order to the other; keys that are only in one of them do not count. */
function outOfOrder(before: readonly string[], after: readonly string[]): string[] {
  const places = new Map(before.map((key, at) => [key, at]));
  const common = after.flatMap((key) => {
    const place = places.get(key);
    return place === undefined ? [] : [{ key, place }];
  });
  const kept = risingIn(common.map(({ place }) => place));
  return common.flatMap(({ key }, at) => (kept.has(at) ? [] : [key]));
}

type Link = { place: number; at: number; previous: Link | null };

/** The indexes of a longest part of the list that rises. */
function risingIn(places: readonly number[]): ReadonlySet<number> {
  // Of each length the part that ends lowest.
  const parts: Link[] = [];
  places.forEach((place, at) => {
    const higher = parts.findIndex((part) => part.place > place);
    const length = higher === -1 ? parts.length : higher;
    parts[length] = { place, at, previous: parts[length - 1] ?? null };
  });
  const kept = new Set<number>();
  for (let link = parts.at(-1) ?? null; link !== null; link = link.previous) kept.add(link.at);
  return kept;
}

/** Not for people, or part of another property. */
const UNTOLD: ReadonlySet<string> = new Set(['key', 'hasError', 'tempOther']);

function propertyChanges(old: Properties, now: Properties): PropertyChange[] {
  const [flatOld, flatNow] = [flat(old), flat(now)];
  const names = [...new Set([...Object.keys(flatOld), ...Object.keys(flatNow)])];
  return names.flatMap((property) => {
    if (UNTOLD.has(property) || isSameValue(flatOld[property], flatNow[property])) return [];
    const [before, after] = [inWords(property, flatOld[property]), inWords(property, flatNow[property])];
    return before === after ? [] : [{ property, label: labels.get(property) ?? dataText(property), before, after }];
  });
}

/** The properties of `ext` stand beside the others. */
function flat({ ext, ...own }: Properties): Properties {
  if (typeof ext !== 'object' || ext === null) return own;
  return Object.assign({}, own, Object.fromEntries(Object.entries(ext).filter(([name]) => name !== 'v')));
}

const FLAGS: ReadonlySet<string> = new Set([
  'requiredField',
  'defineOther',
  'positiveResponseRequired',
  'negativeResponseRequired',
  'imageIsStatic',
  'allowNA',
  'naReason',
  'cameraOnly',
  'remarksRequired',
  'imageRequired',
]);

const YES: ReadonlySet<unknown> = new Set([true, 1, '1']);

function inWords(property: string, value: unknown): string {
  if (FLAGS.has(property)) return YES.has(value) ? msg('Yes') : msg('No');
  return Array.isArray(value) ? value.map(word).join(', ') : word(value);
}

/** An option may be an object with a label. */
function word(value: unknown): string {
  const { label = value } = objectOr(value);
  if (label === null || label === undefined) return '';
  return typeof label === 'string' ? label : JSON.stringify(label);
}

const labels: ReadonlyMap<string, Message> = new Map([
  ['label', msg('Question')],
  ['sectionHeading', msg('Heading')],
  ['type', msg('Kind of field')],
  ['of', msg('Kind of field')],
  ['requiredField', msg('Required')],
  ['default', msg('Default or text')],
  ['options', msg('Options')],
  ['columns', msg('Columns')],
  ['rows', msg('Rows')],
  ['fields', msg('Questions in the rows')],
  ['defineOther', msg('Other answers allowed')],
  ['positiveResponseRequired', msg('Must be answered with Yes')],
  ['negativeResponseRequired', msg('Must be answered with No')],
  ['positiveWarningMessage', msg('Warning after Yes')],
  ['negativeWarningMessage', msg('Warning after No')],
  ['conditionalRemarksLabel', msg('Remarks asked for')],
  ['conditionalRemarksResponseValue', msg('Remarks after the answer')],
  ['conditionalImageLabel', msg('Picture asked for')],
  ['conditionalImageResponseValue', msg('Picture after the answer')],
  ['imageIsStatic', msg('Picture of the template')],
  ['value', msg('Picture')],
  ['unit', msg('Unit')],
  ['min', msg('Least')],
  ['max', msg('Most')],
  ['step', msg('Step')],
  ['decimals', msg('Decimals')],
  ['meter', msg('Reads the meter of the equipment')],
  ['visibleIf', msg('Shown when')],
  ['allowNA', msg('N/A allowed')],
  ['naReason', msg('N/A needs a reason')],
  ['formula', msg('Formula')],
  ['cameraOnly', msg('Photo taken now')],
  ['help', msg('Help')],
  ['stop', msg('Stops the work after')],
  ['remarksRequired', msg('Remarks required')],
  ['imageRequired', msg('Picture required')],
]);
