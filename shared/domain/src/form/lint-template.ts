import { msg } from '../message.ts';
import type { Message } from '../message.ts';
import { faultText } from './answer-fault.ts';
import type { AnswerFault } from './answer-fault.ts';
import { sectionId } from './form-logic.ts';
import type { DocField, DocSection, FormDoc } from './form-types.ts';
import { FIELD_RULES } from './lint-rules.ts';
import type { Found } from './lint-rules.ts';
import { inRow, logicProblems } from './logic-problems.ts';
import { parseForm } from './parse-form.ts';
import { rowFields } from './repeat-rows.ts';

/**
 * Something that is wrong with a template (`error`: it cannot be published) or looks like a mistake (`warning`).
 * `message` and `values` are for `translated`, `text` is the English sentence. Without keys it is about the whole form.
 */
export type TemplateFinding = {
  level: 'error' | 'warning';
  code: string;
  message: Message;
  values: NonNullable<AnswerFault['values']>;
  text: string;
  sectionKey?: string;
  fieldKey?: string;
};

/** A section with more fields is hard to fill in on a phone. */
const MOST_FIELDS = 60;

/** Checks a template as its author sees it; used while it is edited, and by the server before it is published. */
export function lintTemplate(json: string | null): TemplateFinding[] {
  const doc = parseForm(json);
  if (doc === null) return [finding({ level: 'error', code: 'no-form', message: NO_FORM })];
  const logic = logicFindings(doc);
  return [
    ...doc.sections.flatMap((section) => sectionFindings(section, logic)),
    ...doubleKeys(doc),
    ...(doc.byId.size === 0 ? [finding({ level: 'warning', code: 'no-questions', message: NO_QUESTIONS })] : []),
  ];
}

const NO_FORM = msg('These are no questions: a form is a list of sections, each with a list of fields.');
const NO_QUESTIONS = msg('The form has no questions yet.');

/** What the server refuses a template for: by names where it stands, which are empty if it is about the whole form. */
export type TemplateError = { section: string; question: string; fault: Required<AnswerFault> };

export function templateErrors(json: string | null): TemplateError[] {
  const doc = parseForm(json);
  return lintTemplate(json)
    .filter(({ level }) => level === 'error')
    .map(({ message, values, sectionKey, fieldKey }) => {
      const section = doc?.sections.find(({ key }) => key === sectionKey);
      const entry = section?.fields.find((each) => keyOf(section, each) === fieldKey);
      const question = entry ? entry.field.label || entry.field.type : '';
      return { section: section?.heading ?? '', question, fault: { message, values } };
    });
}

type ById = ReadonlyMap<string, readonly Found[]>;

function sectionFindings(section: DocSection, logic: ById): TemplateFinding[] {
  const at = { sectionKey: section.key };
  const ofFields = section.fields.flatMap((entry) => {
    const found = [...fieldFindings(entry), ...rowFindings(entry), ...(logic.get(entry.id) ?? [])];
    return found.map((each) => finding(each, { ...at, fieldKey: keyOf(section, entry) }));
  });
  const ofSection = [...shapeOf(section), ...(logic.get(sectionId(section)) ?? [])];
  return [...ofSection.map((each) => finding(each, at)), ...ofFields];
}

const fieldFindings = (entry: DocField): Found[] => FIELD_RULES.flatMap((rule) => rule(entry));

/** What is found at the questions in the rows of a repeating one. */
function rowFindings(entry: DocField): Found[] {
  if (entry.field.kind !== 'repeat') return [];
  return rowFields(entry).flatMap((inner) =>
    fieldFindings(inner).map((found) =>
      Object.assign({}, found, inRow(inner, { message: found.message, values: found.values ?? {} })),
    ),
  );
}

function shapeOf({ heading, fields }: DocSection): Found[] {
  const found: Found[] = [];
  if (heading.trim() === '')
    found.push({ level: 'warning', code: 'empty-heading', message: msg('The section has no heading.') });
  if (fields.length === 0)
    found.push({ level: 'warning', code: 'empty-section', message: msg('The section has no fields.') });
  if (fields.length > MOST_FIELDS)
    found.push({
      level: 'warning',
      code: 'long-section',
      message: msg('The section has {{count}} fields. Split it: more than {{most}} are hard to fill in on a phone.'),
      values: { count: fields.length, most: MOST_FIELDS },
    });
  return found;
}

function logicFindings(doc: FormDoc): ById {
  const found = logicProblems(doc).map(({ id, message, values = {} }): Found & { id: string } => ({
    id,
    level: 'error',
    code: 'logic',
    message,
    values,
  }));
  return Map.groupBy(found, ({ id }) => id);
}

function doubleKeys({ sections }: FormDoc): TemplateFinding[] {
  const seen = new Set<string>();
  const at = sections.flatMap((section) => [
    { key: section.raw['key'], sectionKey: section.key },
    ...section.fields.map((entry) => ({
      key: entry.raw['key'],
      sectionKey: section.key,
      fieldKey: keyOf(section, entry),
    })),
  ]);
  return at.flatMap(({ key, ...place }) => {
    if (typeof key !== 'string' || key === '') return [];
    const isDouble = seen.has(key);
    seen.add(key);
    return isDouble
      ? [finding({ level: 'error', code: 'duplicate-key', message: DOUBLE_KEY, values: { key } }, place)]
      : [];
  });
}

const DOUBLE_KEY = msg('The key “{{key}}” stands at two questions or sections. Each needs its own.');

/** The part of the question's id that identifies it in its section. */
const keyOf = (section: DocSection, { id }: DocField): string => id.slice(section.key.length + 1);

function finding(
  { values = {}, level, code, message }: Found,
  place: { sectionKey?: string; fieldKey?: string } = {},
): TemplateFinding {
  const text = faultText({ message, values });
  return { level, code, message, values, text, ...place };
}
