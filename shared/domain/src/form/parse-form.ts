import { conditionIn } from './field-ext.ts';
import { logicOf, settle } from './form-logic.ts';
import { parseFormSections, storedSections } from './form-sections.ts';
import type { FormField } from './form-sections.ts';
import type { Answer, DocField, FormDoc } from './form-types.ts';
import { objectOr } from './json-shape.ts';
import { keyed } from './keyed.ts';
import { storedAnswer } from './stored-answer.ts';

/**
 * Parses form_json, including answers in it.
 * @returns null if the text is not a form
 */
export function parseForm(json: string | null): FormDoc | null {
  const parsed = parseFormSections(json);
  if (parsed === null) return null;
  const raws = storedSections(json) ?? [];
  const whole = parsed.map((section, at) => ({ section, raw: objectOr(raws[at]) }));
  const own = whole.filter(({ raw }) => raw['isCompleteSection'] !== true);
  const sections = keyed(own, ({ section, raw }) => keyOf(raw) ?? section.sectionHeading).map(({ key, item }) => ({
    key,
    heading: item.section.sectionHeading,
    visibleIf: conditionIn(objectOr(item.raw['ext'])['visibleIf']),
    fields: docFields(key, item.section.fields, item.raw['fields']),
    raw: item.raw,
  }));
  const fields = sections.flatMap((section) => section.fields);
  const questions = { byId: new Map(fields.map((field) => [field.id, field])), logic: logicOf(sections) };
  const answers = new Map(fields.flatMap(({ id, field, raw }) => withId(id, storedAnswer(field, raw))));
  const { hidden } = settle({ ...questions, answers, hidden: NOTHING }, { isStored: true });
  return { sections, ...questions, answers, hidden };
}

const NOTHING: ReadonlySet<string> = new Set();

function docFields(section: string, fields: readonly FormField[], raws: unknown): DocField[] {
  const list: readonly unknown[] = Array.isArray(raws) ? raws : [];
  const pairs = fields.map((field, at) => ({ field, raw: objectOr(list[at]) }));
  return keyed(pairs, ({ field, raw }) => keyOf(raw) ?? `${field.type} ${field.label}`).map(({ key, item }) => ({
    id: `${section}/${key}`,
    field: item.field,
    raw: item.raw,
  }));
}

const keyOf = ({ key }: Readonly<Record<string, unknown>>): string | null =>
  typeof key === 'string' && key !== '' ? key : null;

const withId = (id: string, answer: Answer | null): [string, Answer][] => (answer === null ? [] : [[id, answer]]);
