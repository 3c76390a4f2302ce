import * as v from 'valibot';
import { objectInText } from '../json-text.ts';

/** What a text of a reminder may name; each is written as `{number}`. */
export const REMINDER_WORDS = ['customer', 'number', 'amount', 'due', 'days', 'company'] as const;
type ReminderWord = (typeof REMINDER_WORDS)[number];
export type ReminderValues = Readonly<Record<ReminderWord, string>>;

const MOST_DAYS = 365;
const MOST_LETTERS = 2000;
export const MOST_RULES = 12;

/** `days` after the day on which an invoice is due; less than 0: before it. */
const RuleSchema = v.strictObject({
  days: v.pipe(v.number(), v.integer(), v.minValue(-MOST_DAYS), v.maxValue(MOST_DAYS)),
  text: v.pipe(v.string(), v.maxLength(MOST_LETTERS)),
});
export type ReminderRule = v.InferOutput<typeof RuleSchema>;

const RemindersSchema = v.strictObject({
  isOn: v.boolean(),
  rules: v.pipe(v.array(RuleSchema), v.maxLength(MOST_RULES)),
});
export type Reminders = v.InferOutput<typeof RemindersSchema>;

const SOON = 'Hello {customer},\n\nthis is to remind you that invoice {number} of {amount} is due on {due}.';
const TODAY = 'Hello {customer},\n\ninvoice {number} of {amount} is due today. If you have paid already, thank you.';
const LATE =
  'Hello {customer},\n\ninvoice {number} was due on {due}, {days} days ago, and {amount} is still open. If something about it is not right, please tell us.';
const LAST =
  'Hello {customer},\n\ninvoice {number} was due on {due}, {days} days ago. Please pay {amount} now, or call us today.\n\n{company}';

/** What a company is offered that has set nothing: nothing is sent. */
export const OFFERED_REMINDERS: Reminders = {
  isOn: false,
  rules: [
    { days: -3, text: SOON },
    { days: 0, text: TODAY },
    { days: 7, text: LATE },
    { days: 21, text: LATE },
    { days: 45, text: LAST },
  ],
};

const read = (text: string | null) => v.safeParse(RemindersSchema, { ...OFFERED_REMINDERS, ...objectInText(text) });

/** The reminders in CompanySetting.reminders_json; none are sent without any, and for text that holds something else. */
export function remindersIn(text: string | null): Reminders {
  const parsed = read(text);
  return parsed.success ? parsed.output : OFFERED_REMINDERS;
}

const WORD = /\{([^{}]*)\}/g;
const isWord = (name: string): name is ReminderWord => REMINDER_WORDS.some((word) => word === name);

/** The first name in braces that no reminder knows, such as `{nmber}`; null if there is none. */
export function unknownWord(text: string): string | null {
  return [...text.matchAll(WORD)].map(([, name = '']) => name).find((name) => !isWord(name)) ?? null;
}

export type ReminderProblem =
  | { kind: 'shape' }
  | { kind: 'empty' | 'twice'; days: number }
  | { kind: 'word'; word: string };

/** What is wrong with reminders that somebody wants to keep; null if nothing is. */
export function reminderProblem(text: string): ReminderProblem | null {
  const parsed = read(text);
  if (!parsed.success) return { kind: 'shape' };
  const seen = new Set<number>();
  for (const { days, text: words } of parsed.output.rules) {
    if (words.trim() === '') return { kind: 'empty', days };
    if (seen.has(days)) return { kind: 'twice', days };
    seen.add(days);
    const word = unknownWord(words);
    if (word !== null) return { kind: 'word', word };
  }
  return null;
}

const SPACED_WORD = /( ?)\{([^{}]*)\}/g;

/** The text with its values; a name that is not known stays as it is. What is empty takes the space before it along: “Hello,”. */
export const reminderText = (text: string, values: ReminderValues): string =>
  text.replaceAll(SPACED_WORD, (whole, space: string, name: string) => {
    if (!isWord(name)) return whole;
    return values[name] === '' ? '' : `${space}${values[name]}`;
  });

/** What was missed, because the server or the mail was away, is made up for until this many days later. */
const LATE_DAYS = 7;

type Asked = {
  /** Days since the invoice was due; less than 0 before. */
  age: number;
  /** The days of the latest rule by which it was reminded; null: by none yet. */
  last: number | null;
};

/** The rule by which an invoice is reminded now: the latest whose day has come, each once, and none after a later one. */
export function ruleDue(rules: readonly ReminderRule[], { age, last }: Asked): ReminderRule | null {
  const come = rules.filter(({ days }) => days <= age).toSorted((one, other) => other.days - one.days);
  const [latest] = come;
  if (!latest || age - latest.days >= LATE_DAYS) return null;
  return last === null || latest.days > last ? latest : null;
}

/** The rule that comes after this day; null if there is none. */
export function ruleNext(rules: readonly ReminderRule[], { age, last }: Asked): ReminderRule | null {
  const due = ruleDue(rules, { age, last });
  if (due !== null) return due;
  const later = rules.filter(({ days }) => days > age && (last === null || days > last));
  return later.toSorted((one, other) => one.days - other.days)[0] ?? null;
}

const FIRST = OFFERED_REMINDERS.rules[2] ?? { days: 7, text: LATE };

/** The rule whose words fit today: the latest whose day has come, else the first one. */
export function ruleNow(rules: readonly ReminderRule[], age: number): ReminderRule {
  const inOrder = rules.toSorted((one, other) => one.days - other.days);
  return inOrder.findLast(({ days }) => days <= age) ?? inOrder[0] ?? FIRST;
}
