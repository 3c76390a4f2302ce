import { isRecord } from './json-shape.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Longest part of a label in a key. */
const LABEL_MAX = 120;

/**
 * Gives every section and field without a `key` one, so that an answer finds its question when it is reworded or moved.
 * Existing keys stay. A new key is made of what identified the question so far (its type and label), so that answers on
 * devices still find it.
 * @returns the same text if nothing is missing or if it is not a form
 */
export function withTemplateKeys(json: string): string {
  const stored = parsed(json);
  const sections = isRecord(stored) ? stored['sections'] : stored;
  if (!Array.isArray(sections) || !sections.every(isSection)) return json;
  const all = sections.flatMap((section) => [section, ...section.fields]);
  const taken = new Set(all.flatMap((each) => ownKey(each) ?? []));
  if (all.every((each) => ownKey(each) !== null)) return json;
  const keyed = sections.map((section) => {
    const { key } = withKey(section, taken, textOf(section['sectionHeading']) || 'section');
    const fields = section.fields.map((field) => withKey(field, taken, nameOf(field)));
    return Object.assign({}, section, { key, fields });
  });
  return JSON.stringify(isRecord(stored) ? { ...stored, sections: keyed } : keyed);
}

const nameOf = ({ type, label }: Stored): string => `${textOf(type)} ${textOf(label).slice(0, LABEL_MAX)}`;

function withKey(each: Stored, taken: Set<string>, name: string): Stored {
  if (ownKey(each) !== null) return each;
  let key = name;
  for (let count = 2; taken.has(key); count += 1) key = `${name} ${count}`;
  taken.add(key);
  return { ...each, key };
}

const ownKey = ({ key }: Stored): string | null => (typeof key === 'string' && key !== '' ? key : null);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function isSection(section: unknown): section is Stored & { fields: readonly Stored[] } {
  return isRecord(section) && Array.isArray(section['fields']) && section['fields'].every(isRecord);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
