import { msg } from '../message.ts';
import type { Message } from '../message.ts';
import { bannedHtml } from './allowed-html.ts';
import type { AnswerFault } from './answer-fault.ts';
import { isAnswer } from './condition.ts';
import { defaultPathState } from './default-paths.ts';
import { hasStaticImage } from './field-state.ts';
import { isFieldType } from './field-kind.ts';
import type { FormField } from './form-sections.ts';
import type { DocField } from './form-types.ts';
import { isEmpty } from './is-empty.ts';
import { isNotApplicable, NOT_APPLICABLE } from './not-applicable.ts';

/** What a rule finds. `message` is in the catalogue of translations; `{{name}}` in it stands for one of the values. */
export type Found = {
  level: 'error' | 'warning';
  code: string;
  message: Message;
  values?: AnswerFault['values'];
};

type Rule = (entry: DocField) => readonly Found[];

const error = (code: string, message: Message, values?: Found['values']): readonly Found[] => [
  { level: 'error', code, message, ...(values && { values }) },
];
const warning = (code: string, message: Message, values?: Found['values']): readonly Found[] => [
  { level: 'warning', code, message, ...(values && { values }) },
];
const FINE: readonly Found[] = [];

/** Fields that show something and may stand without a label. */
const NEEDS_NO_LABEL: ReadonlySet<string> = new Set([
  'static-paragraph',
  'youtube-video',
  'weather',
  'weather-widget',
  'medical-facility-location',
  'personnel-phone-list',
]);
const WITHOUT_ANSWER: ReadonlySet<string> = new Set(['static-paragraph', 'personnel-phone-list', 'calculated']);
const OF_OPTIONS: ReadonlySet<string> = new Set(['select', 'select-multi', 'checklist']);
const SEVERAL: ReadonlySet<string> = new Set(['select-multi', 'checklist']);

const type: Rule = ({ field }) =>
  isFieldType(field.type)
    ? FINE
    : error('unknown-type', msg('There is no kind of field “{{type}}”.'), { type: field.type });

const label: Rule = ({ field, raw }) =>
  field.label.trim() !== '' || NEEDS_NO_LABEL.has(field.kind) || hasStaticImage(field, raw)
    ? FINE
    : error('empty-label', msg('It needs a question: its label is empty.'));

const bothRequired: Rule = ({ field }) =>
  field.positiveResponseRequired && field.negativeResponseRequired
    ? error('both-required', msg('It must be answered with Yes and with No at once. Keep one of the two.'))
    : FINE;

const staticRequired: Rule = ({ field, raw }) =>
  field.requiredField && (WITHOUT_ANSWER.has(field.kind) || hasStaticImage(field, raw))
    ? error('required-static', msg('It cannot be required: nobody answers it.'))
    : FINE;

/** By the specification's rule an empty list counts as an answer. */
const emptyListPasses: Rule = ({ field }) =>
  field.requiredField && SEVERAL.has(field.kind) && !field.positiveResponseRequired
    ? warning(
        'required-list',
        msg('Somebody who ticks and unticks everything passes. Switch on “Something must be ticked”.'),
      )
    : FINE;

const options: Rule = ({ field }) => {
  if (!OF_OPTIONS.has(field.kind)) return FINE;
  const words = field.options.map((word) => word.trim());
  if (words.length === 0)
    return field.defineOther ? FINE : error('no-options', msg('It needs options to choose from.'));
  if (words.includes('')) return error('empty-option', msg('One of its options is empty.'));
  const twice = words.find((word, at) => words.indexOf(word) !== at);
  return twice === undefined
    ? FINE
    : error('duplicate-option', msg('The option “{{option}}” is there twice.'), { option: twice });
};

const table: Rule = ({ field }) => {
  if (field.kind !== 'table') return FINE;
  if (field.columns.length === 0) return error('no-columns', msg('A table needs columns.'));
  const twice = field.columns.find((word, at) => field.columns.indexOf(word) !== at);
  return twice === undefined
    ? FINE
    : warning('duplicate-column', msg('The column “{{column}}” is there twice.'), { column: twice });
};

const picture: Rule = ({ field, raw }) =>
  hasStaticImage(field, raw) && raw['value'] === undefined
    ? error('no-picture', msg('It shows a picture of the template, and there is none.'))
    : FINE;

const preset: Rule = ({ field }) => {
  const { default: given, kind } = field;
  if (kind === 'static-paragraph') return typeof given === 'string' ? html(given) : emptyContent();
  if (kind === 'youtube-video') return isEmpty(given) ? emptyContent() : FINE;
  if (typeof given === 'string' && given.startsWith('$.')) return pathFound(given);
  return OF_OPTIONS.has(kind) && !isEmpty(given) && !canAnswer(field, given)
    ? warning('default-not-an-option', msg('Its default “{{default}}” is not one of its options.'), {
        default: String(given),
      })
    : FINE;
};

const emptyContent = () => warning('no-content', msg('It shows nothing yet.'));

function html(text: string): readonly Found[] {
  if (text.trim() === '') return emptyContent();
  const banned = bannedHtml(text);
  return banned.length === 0
    ? FINE
    : error('banned-html', msg('Its text contains {{html}}, which is taken out when it is shown.'), {
        html: banned.join(', '),
      });
}

const PATHS = {
  fine: FINE,
  denied: (given: string) =>
    error('default-denied', msg('Its default {{path}} may not be read: others can see a filled form.'), {
      path: given,
    }),
  unknown: (given: string) => error('default-unknown', msg('Its default {{path}} leads nowhere.'), { path: given }),
};

function pathFound(given: string): readonly Found[] {
  const state = defaultPathState(given);
  return state === 'fine' ? PATHS.fine : PATHS[state](given);
}

const CONDITIONS = [
  ['conditionalRemarksLabel', 'conditionalRemarksResponseValue'],
  ['conditionalImageLabel', 'conditionalImageResponseValue'],
] as const;

const conditions: Rule = ({ field, raw }) =>
  CONDITIONS.flatMap(([name, wanted]) => condition(field, { isAsked: field[name] !== '', value: raw[wanted] }));

function condition(field: FormField, { isAsked, value }: { isAsked: boolean; value: unknown }): readonly Found[] {
  const isNone = isEmpty(value) || (Array.isArray(value) && value.length === 0);
  if (!isAsked)
    return isNone
      ? FINE
      : warning('condition-without-label', msg('Something is asked for after one answer, and it is not said what.'));
  if (isNone)
    return error(
      'condition-without-answer',
      msg('Remarks or a picture are asked for, and it is not said after which answer.'),
    );
  return canAnswer(field, value)
    ? FINE
    : error('condition-not-an-option', msg('It waits for the answer “{{answer}}”, which is not one of its options.'), {
        answer: Array.isArray(value) ? value.join(', ') : String(value),
      });
}

const stops: Rule = ({ field }) => {
  const { stop } = field.ext;
  return isEmpty(stop) || canAnswer(field, stop)
    ? FINE
    : error('stop-not-an-option', msg('It stops at the answer “{{answer}}”, which nobody can give.'), {
        answer: Array.isArray(stop) ? stop.join(', ') : String(stop),
      });
};

/** Whether a question can have this answer, or all of these answers. */
function canAnswer(field: FormField, value: unknown): boolean {
  const wanted: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!field.ext.allowNA && wanted.includes(NOT_APPLICABLE) && !field.options.includes(NOT_APPLICABLE)) return false;
  if (!OF_OPTIONS.has(field.kind) || field.defineOther) return true;
  return wanted.every((one) => isAnswer(field, [...field.options], one) || isNotApplicable(field, one));
}

/** What is checked of each question by itself. */
export const FIELD_RULES: readonly Rule[] = [
  type,
  label,
  bothRequired,
  staticRequired,
  emptyListPasses,
  options,
  table,
  picture,
  preset,
  conditions,
  stops,
];
