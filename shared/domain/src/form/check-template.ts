import { hasStaticImage } from './field-state.ts';
import { isFieldType } from './form-sections.ts';
import type { FormField } from './form-sections.ts';
import type { DocField } from './form-types.ts';
import { parseForm } from './parse-form.ts';

/** Problems that make a template impossible to fill in, as sentences for its author. */
export function templateProblems(json: string | null): string[] {
  const doc = parseForm(json);
  if (doc === null) return ['These are no questions: a form is a list of sections, each with a list of fields.'];
  const keys = doc.sections.flatMap(({ raw, fields }) => [raw, ...fields.map((entry) => entry.raw)]).flatMap(keyOf);
  const doubled = keys.filter((key, at) => keys.indexOf(key) !== at);
  return [
    ...doc.sections.flatMap(({ heading, fields }) =>
      fields.flatMap((entry) =>
        questionProblems(entry).map(
          (said) => `Section “${heading}”, question “${entry.field.label || entry.field.type}”: ${said}`,
        ),
      ),
    ),
    ...[...new Set(doubled)].map((key) => `The key “${key}” stands at two questions or sections. Each needs its own.`),
  ];
}

const keyOf = ({ key }: DocField['raw']): string[] => (typeof key === 'string' && key !== '' ? [key] : []);

const OF_OPTIONS: ReadonlySet<string> = new Set(['select', 'select-multi']);

function questionProblems({ field, raw }: DocField): string[] {
  return [
    ...(isFieldType(field.type) ? [] : [`there is no kind of field “${field.type}”.`]),
    ...(field.positiveResponseRequired && field.negativeResponseRequired
      ? ['it must be answered with Yes and with No at once. Keep one of the two.']
      : []),
    ...(OF_OPTIONS.has(field.type) && !isChoosable(field) ? ['it needs options to choose from.'] : []),
    ...(field.type === 'table' && field.columns.length === 0 ? ['a table needs columns.'] : []),
    ...(hasStaticImage(field, raw) && raw['value'] === undefined
      ? ['it shows a picture of the template, and there is none.']
      : []),
  ];
}

const isChoosable = ({ options, defineOther }: FormField): boolean => options.length > 0 || defineOther;
