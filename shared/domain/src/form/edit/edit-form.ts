import { isRecord } from '../json-shape.ts';

export type Raw = Readonly<Record<string, unknown>>;

/** A question in the editor. `raw` has all its stored properties, also those unknown to this version. */
export type EditField = { readonly key: string; readonly raw: Raw };

export type EditSection = { readonly key: string; readonly raw: Raw; readonly fields: readonly EditField[] };

/** Immutable; every operation returns a new form that shares what did not change. */
export type EditForm = {
  readonly sections: readonly EditSection[];
  /** Stored sections that only the filler draws; they stay at the end. */
  readonly last: readonly Raw[];
  /** Other properties beside the list of sections, if it is stored inside an object. */
  readonly around: Raw | null;
};

/**
 * Opens form_json for editing. Fields and sections without a key get the one that identified them so far.
 * @returns null if the text is not a form
 */
export function openForm(json: string | null): EditForm | null {
  const stored = json === null ? [] : parsed(json);
  const around = isRecord(stored) ? stored : null;
  const list: unknown = around ? around['sections'] : stored;
  if (!Array.isArray(list) || !list.every(isSection)) return null;
  const own = list.filter((section) => section['isCompleteSection'] !== true);
  const taken = new Set(own.flatMap((section) => [section, ...section.fields].flatMap(ownKey)));
  return {
    sections: own.map((section) => opened(section, taken)),
    last: list.filter((section) => section['isCompleteSection'] === true),
    around,
  };
}

function opened({ fields, ...raw }: StoredSection, taken: Set<string>): EditSection {
  const section = withKey(raw, textOf(raw['sectionHeading']) || 'section', taken);
  return {
    ...section,
    fields: fields.map((field) => withKey(field, `${textOf(field['type'])} ${textOf(field['label'])}`, taken)),
  };
}

function withKey(raw: Raw, name: string, taken: Set<string>): EditField {
  const [own] = ownKey(raw);
  if (own !== undefined) return { key: own, raw };
  let key = name;
  for (let count = 2; taken.has(key); count += 1) key = `${name} ${count}`;
  taken.add(key);
  return { key, raw: { ...raw, key } };
}

/** The text to store. */
export function formJson({ sections, last, around }: EditForm): string {
  const list = [...sections.map(({ raw, fields }) => ({ ...raw, fields: fields.map((field) => field.raw) })), ...last];
  return JSON.stringify(around ? { ...around, sections: list } : list);
}

type StoredSection = Raw & { fields: readonly Raw[] };

const isSection = (section: unknown): section is StoredSection =>
  isRecord(section) && Array.isArray(section['fields']) && section['fields'].every(isRecord);

const ownKey = ({ key }: Raw): string[] => (typeof key === 'string' && key !== '' ? [key] : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
