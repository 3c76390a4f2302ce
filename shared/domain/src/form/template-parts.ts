import { objectOr } from './json-shape.ts';
import { storedSections } from './form-sections.ts';
import { withTemplateKeys } from './template-keys.ts';

export type Properties = Readonly<Record<string, unknown>>;

/** A template taken apart by the keys of its sections and fields. */
export type TemplateParts = {
  /** Sections in their order, without their fields. */
  sections: ReadonlyMap<string, Properties>;
  /** Fields in the order of the form. */
  fields: ReadonlyMap<string, { section: string; properties: Properties }>;
};

/** @returns no parts for a text that is not a form */
export function templateParts(json: string | null): TemplateParts {
  const sections = new Map<string, Properties>();
  const fields = new Map<string, { section: string; properties: Properties }>();
  for (const stored of (json === null ? null : storedSections(withTemplateKeys(json))) ?? []) {
    const { fields: list, ...properties } = objectOr(stored);
    const section = freeKey(properties, sections);
    sections.set(section, properties);
    for (const field of Array.isArray(list) ? list : []) {
      const own = objectOr(field);
      fields.set(freeKey(own, fields), { section, properties: own });
    }
  }
  return { sections, fields };
}

/** A draft with mistakes may have a key twice; the second is told by its place. */
function freeKey({ key }: Properties, taken: ReadonlyMap<string, unknown>): string {
  let free = typeof key === 'string' ? key : '';
  while (taken.has(free)) free += '+';
  return free;
}

/** Keys of the fields of one section, in their order. */
export const fieldsIn = ({ fields }: TemplateParts, section: string): string[] =>
  [...fields].flatMap(([key, field]) => (field.section === section ? [key] : []));

/** The form_json of the parts. */
export const joinParts = (sections: readonly { properties: Properties; fields: readonly Properties[] }[]): string =>
  JSON.stringify(sections.map(({ properties, fields }) => Object.assign({}, properties, { fields })));
