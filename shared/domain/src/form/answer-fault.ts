import { knownDay } from '../calendar-day.ts';
import { msg } from '../message.ts';
import type { Message } from '../message.ts';
import { writtenNumber } from './answer-number.ts';
import type { FormField } from './form-sections.ts';
import { signatureIn } from './field-signature.ts';
import type { Answer, DocField } from './form-types.ts';
import { isEmpty } from './is-empty.ts';
import { isNotApplicable } from './not-applicable.ts';
import { pointIn } from './point.ts';

/** Why an answer cannot stay. A value may be a fault itself: that of a question in a row. */
export type AnswerFault = {
  message: Message;
  values?: Readonly<Record<string, string | number | AnswerFault>>;
};

/** The fault in English, as the server says it. */
export const faultText = ({ message, values = {} }: AnswerFault): string =>
  message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'object' ? faultText(value) : String(value ?? '');
  });

type Check = (entry: DocField, answer: Answer) => AnswerFault | null;

/** What is wrong with an answer by its kind of question, but for the rows of a repeating one. No answer is never wrong here. */
export function answerFault(entry: DocField, answer: Answer): AnswerFault | null {
  if (isEmpty(answer.value) || isNotApplicable(entry.field, answer.value)) return null;
  return CHECKS[entry.field.kind]?.(entry, answer) ?? null;
}

const CHECKS: Readonly<Record<string, Check>> = {
  number: ({ field }, { value }) => numberFault(field, value),
  'date-time': (_, { value }) => (isDateTime(value) ? null : { message: msg('This needs a day and a time.') }),
  gps: (_, answer) => (pointIn(answer) ? null : { message: msg('This needs a position: latitude and longitude.') }),
  barcode: (_, { value }) =>
    typeof value === 'string' && value.length <= LONGEST_CODE ? null : { message: msg('This code is too long.') },
  signature: (_, answer) => (signatureIn(answer) ? null : { message: msg('This needs a signature, not only a name.') }),
};

const LONGEST_CODE = 4000;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** `YYYY-MM-DDTHH:mm`, local and without a zone. */
function isDateTime(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const [day = '', time = '', ...more] = value.split('T');
  return more.length === 0 && knownDay(day) !== null && TIME.test(time);
}

function numberFault({ ext }: FormField, value: unknown): AnswerFault | null {
  const number = typeof value === 'string' ? writtenNumber(value) : null;
  if (number === null) return { message: msg('This needs a number.') };
  return rangeFault(number, ext) ?? digitsFault(String(value), ext);
}

function rangeFault(number: number, { min, max, unit }: FormField['ext']): AnswerFault | null {
  const isOut = (min !== null && number < min) || (max !== null && number > max);
  if (!isOut) return null;
  const values = { unit: unit === '' ? '' : ` ${unit}`, min: min ?? '', max: max ?? '' };
  if (min === null) return { message: msg('This must be {{max}}{{unit}} at most.'), values };
  if (max === null) return { message: msg('This must be {{min}}{{unit}} at least.'), values };
  return { message: msg('This must be from {{min}} to {{max}}{{unit}}.'), values };
}

function digitsFault(text: string, { decimals }: FormField['ext']): AnswerFault | null {
  const digits = text.split(/[.,]/)[1]?.length ?? 0;
  if (decimals === null || digits <= decimals) return null;
  return decimals === 0
    ? { message: msg('This must be a whole number.') }
    : { message: msg('This may have {{decimals}} digits after the point at most.'), values: { decimals } };
}

/** Whether a calculated answer is what its formula comes to. */
export function calculationFault(
  { kind }: Pick<FormField, 'kind'>,
  given: Answer | undefined,
  expected: Answer | undefined,
): AnswerFault | null {
  const value = typeof expected?.value === 'string' ? expected.value : '';
  if (kind !== 'calculated' || (given?.value ?? '') === value) return null;
  return value === ''
    ? { message: msg('This is calculated, and cannot be yet.') }
    : { message: msg('This is calculated and comes to {{value}}.'), values: { value } };
}
