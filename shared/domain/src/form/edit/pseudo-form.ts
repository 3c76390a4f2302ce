import { NOT_APPLICABLE } from '../not-applicable.ts';
import { isRecord } from '../json-shape.ts';
import { pseudo } from '../../pseudo-text.ts';
import type { EditField, EditForm, Raw } from './edit-form.ts';
import { textOf } from './edit-form.ts';
import { extOf } from './ext.ts';
import { optionLabels } from './pasted-lines.ts';

/** Words of a template that people read. */
const WORDS = [
  'label',
  'sectionHeading',
  'positiveWarningMessage',
  'negativeWarningMessage',
  'conditionalRemarksLabel',
  'conditionalImageLabel',
] as const;
/** Answers that rules wait for: of a question with options they are among its words. */
const WANTED = ['conditionalRemarksResponseValue', 'conditionalImageResponseValue'] as const;

/** The form with all its words in the pseudo-language: accented, in brackets, and as long as another language may need. */
export function pseudoForm(form: EditForm): EditForm {
  const chosen = new Set(
    form.sections.flatMap(({ fields }) => fields.filter(({ raw }) => hasOptions(raw)).map(({ key }) => key)),
  );
  const sections = form.sections.map(({ key, raw, fields }) => ({
    key,
    raw: pseudoRaw(raw, chosen),
    fields: fields.map((field) => pseudoField(field, chosen)),
  }));
  return { ...form, sections };
}

const hasOptions = (raw: Raw): boolean => optionLabels(raw['options']).length > 0;

const pseudoField = ({ key, raw }: EditField, chosen: ReadonlySet<string>): EditField => ({
  key,
  raw: pseudoRaw(raw, chosen),
});

function pseudoRaw(raw: Raw, chosen: ReadonlySet<string>): Raw {
  const now: Record<string, unknown> = { ...raw };
  for (const name of WORDS) if (textOf(raw[name]) !== '') now[name] = pseudo(textOf(raw[name]));
  for (const name of ['options', 'columns', 'rows']) if (Array.isArray(raw[name])) now[name] = labelsIn(raw[name]);
  if (hasOptions(raw)) for (const name of WANTED) now[name] = wantedIn(raw[name]);
  if (raw['default'] !== undefined) now['default'] = presetIn(raw);
  if (isRecord(raw['ext'])) now['ext'] = pseudoExt(raw, chosen);
  return now;
}

function pseudoExt(raw: Raw, chosen: ReadonlySet<string>): Raw {
  const ext = extOf(raw);
  const { help, fields, stop, visibleIf } = ext;
  return {
    ...ext,
    ...(textOf(help) !== '' && { help: pseudo(textOf(help)) }),
    ...(hasOptions(raw) && { stop: wantedIn(stop) }),
    ...(Array.isArray(fields) && {
      fields: fields.map((one: unknown) => (isRecord(one) ? pseudoRaw(one, chosen) : one)),
    }),
    ...(isRecord(visibleIf) && { visibleIf: conditionIn(visibleIf, chosen) }),
  };
}

const conditionIn = (condition: Raw, chosen: ReadonlySet<string>): Raw =>
  Object.fromEntries(
    Object.entries(condition).map(([needs, tests]) => [
      needs,
      Array.isArray(tests) ? tests.map((test: unknown) => testIn(test, chosen)) : tests,
    ]),
  );

function testIn(test: unknown, chosen: ReadonlySet<string>): unknown {
  if (!isRecord(test) || !chosen.has(textOf(test['key']))) return test;
  return Object.fromEntries(
    Object.entries(test).map(([name, wanted]) => [name, name === 'key' ? wanted : wantedIn(wanted)]),
  );
}

const labelsIn = (list: readonly unknown[]): unknown[] =>
  list.map((one) => (isRecord(one) ? Object.assign({}, one, { label: pseudo(textOf(one['label'])) }) : wantedIn(one)));

function wantedIn(wanted: unknown): unknown {
  if (Array.isArray(wanted)) return wanted.map(wantedIn);
  return typeof wanted === 'string' && wanted !== '' && wanted !== NOT_APPLICABLE ? pseudo(wanted) : wanted;
}

/** What is filled in beforehand: a path stays, and of a text with HTML only its words are other ones. */
function presetIn(raw: Raw): unknown {
  const preset = textOf(raw['default']);
  if (raw['type'] === 'static-paragraph') return preset.replaceAll(/[^<>]+(?=<|$)/g, pseudoWords);
  return hasOptions(raw) && !preset.startsWith('$.') ? wantedIn(raw['default']) : raw['default'];
}

const pseudoWords = (text: string): string => (text.trim() === '' ? text : pseudo(text));
