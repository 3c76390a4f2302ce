import { NOT_APPLICABLE } from '../not-applicable.ts';
import type { Raw } from './edit-form.ts';
import { textOf } from './edit-form.ts';
import { extOf, withExt } from './ext.ts';

/**
 * What an answer can lead to. `understand`: “I understand” must be tapped before anybody goes on. `wrong`: the form cannot go on
 * with it. `reason`: why a question does not apply.
 */
export type Action = 'photo' | 'remarks' | 'reason' | 'warn' | 'understand' | 'wrong';
type Rule = { action: Action; text: string };

/** An answer in the rules: `1` or `0` of a yes-or-no question, an option, or N/A. */
type RuleAnswer = string;

const isYes = (answer: RuleAnswer): boolean => answer === '1';
const warningOf = (answer: RuleAnswer) => (isYes(answer) ? 'positiveWarningMessage' : 'negativeWarningMessage');
/** Demanding the other answer makes this one wrong. */
const wrongOf = (answer: RuleAnswer) => (isYes(answer) ? 'negativeResponseRequired' : 'positiveResponseRequired');

/** Which actions the stored properties can hold for an answer to a question of this type. */
export function actionsOf(type: string, answer: RuleAnswer): readonly Action[] {
  if (answer === NOT_APPLICABLE) return ['reason', 'photo', 'understand'];
  return type === 'boolean' ? ['photo', 'remarks', 'warn', 'understand', 'wrong'] : ['photo', 'remarks', 'understand'];
}

/** What follows from an answer, in a fixed order. */
export function rulesFor(raw: Raw, answer: RuleAnswer): Rule[] {
  return actionsOf(textOf(raw['type']), answer).flatMap((action) => {
    const text = ruleText(raw, answer, action);
    return text === null ? [] : [{ action, text }];
  });
}

/** The text of a rule, empty if it has none; null if there is no such rule. */
export const ruleText = (raw: Raw, answer: RuleAnswer, action: Action): string | null => KEPT[action].text(raw, answer);

/**
 * The change of properties that sets a rule, or removes it with null. Remarks and photo have one text: of several answers that
 * lead to it each one is listed.
 */
export const withRule = (
  raw: Raw,
  answer: RuleAnswer,
  { action, text }: { action: Action; text: string | null },
): Raw => KEPT[action].change(raw, answer, text);

/** Where the rules of an action are stored. */
type Kept = {
  text: (raw: Raw, answer: RuleAnswer) => string | null;
  change: (raw: Raw, answer: RuleAnswer, text: string | null) => Raw;
};

const textIf = (isSet: boolean): string | null => (isSet ? '' : null);
const flagIf = (text: string | null): 1 | undefined => (text === null ? undefined : 1);

const KEPT: Record<Action, Kept> = {
  wrong: {
    text: (raw, answer) => textIf(isFlag(raw[wrongOf(answer)])),
    change: (_, answer, text) => ({ [wrongOf(answer)]: flagIf(text) }),
  },
  reason: {
    text: (raw) => textIf(isFlag(extOf(raw)['naReason'])),
    change: (raw, _, text) => withExt(raw, { naReason: flagIf(text) }),
  },
  understand: {
    text: (raw, answer) => textIf(answersIn(raw, extOf(raw)['stop']).includes(answer)),
    change: (raw, answer, text) =>
      withExt(raw, { stop: withAnswer(raw, extOf(raw)['stop'], { answer, isOn: text !== null }) }),
  },
  warn: {
    text: (raw, answer) => textOf(raw[warningOf(answer)]) || null,
    change: (_, answer, text) => ({ [warningOf(answer)]: text ?? undefined }),
  },
  remarks: conditional('conditionalRemarksLabel', 'conditionalRemarksResponseValue'),
  photo: conditional('conditionalImageLabel', 'conditionalImageResponseValue'),
};

function conditional(label: string, value: string): Kept {
  return {
    text: (raw, answer) =>
      textOf(raw[label]) !== '' && answersIn(raw, raw[value]).includes(answer) ? textOf(raw[label]) : null,
    change: (raw, answer, text) => {
      const before = textOf(raw[label]) === '' ? undefined : raw[value];
      const answers = withAnswer(raw, before, { answer, isOn: text !== null });
      return { [label]: answers === undefined ? undefined : (text ?? raw[label]), [value]: answers };
    },
  };
}

/** The change that takes away everything that follows from an answer. */
export function withoutRules(raw: Raw, answer: RuleAnswer): Raw {
  const change: Record<string, unknown> = {};
  for (const { action } of rulesFor(raw, answer))
    Object.assign(change, withRule(Object.assign({}, raw, change), answer, { action, text: null }));
  return change;
}

/** The change that allows N/A, or forbids it; then nothing waits for that answer any longer. */
export function withNotApplicable(raw: Raw, isAllowed: boolean): Raw {
  const change = isAllowed ? {} : withoutRules(raw, NOT_APPLICABLE);
  return { ...change, ...withExt({ ...raw, ...change }, { allowNA: isAllowed ? 1 : undefined }) };
}

/** A stored list of answers with one more, or one less; a single one stands by itself. */
function withAnswer(raw: Raw, stored: unknown, { answer, isOn }: { answer: RuleAnswer; isOn: boolean }): unknown {
  const others = answersIn(raw, stored).filter((other) => other !== answer);
  const isYesNo = textOf(raw['type']) === 'boolean';
  const all = (isOn ? [...others, answer] : others).map((one) =>
    isYesNo && one !== NOT_APPLICABLE ? Number(one) : one,
  );
  return all.length > 1 ? all : all[0];
}

function answersIn(raw: Raw, value: unknown): RuleAnswer[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const words = list.filter((one) => one !== undefined && one !== null && one !== '').map(String);
  return textOf(raw['type']) === 'boolean' ? words.map(yesNoIn) : words;
}

function yesNoIn(word: string): RuleAnswer {
  if (word === NOT_APPLICABLE) return word;
  return YES.has(word.toLowerCase()) ? '1' : '0';
}

const YES: ReadonlySet<string> = new Set(['1', 'true', 'yes']);
const isFlag = (value: unknown): boolean => value === true || value === 1 || value === '1';
