import { describe, expect, it } from 'vitest';
import { OFFERED_REMINDERS, reminderProblem, remindersIn, reminderText, ruleDue, ruleNext } from './reminders.ts';

const rules = [-3, 0, 7, 21].map((days) => ({ days, text: 'Hello' }));
const VALUES = { customer: 'Willow', number: 'INV-1', amount: '$5.00', due: '2026-11-01', days: '7', company: 'Ana' };

const kept = (text: string, days = 7) => JSON.stringify({ isOn: true, rules: [{ days, text }] });

describe('reminders', () => {
  it('are off until somebody switches them on, also where the text holds something else', () => {
    expect(remindersIn(null)).toEqual(OFFERED_REMINDERS);
    expect(remindersIn('{"isOn":"yes"}').isOn).toBe(false);
    expect(remindersIn('{"isOn":true,"rules":[]}')).toEqual({ isOn: true, rules: [] });
  });

  it('go by the latest rule whose day has come, each once, and never by an earlier one after it', () => {
    expect(ruleDue(rules, { age: -4, last: null })).toBeNull();
    expect(ruleDue(rules, { age: -3, last: null })?.days).toBe(-3);
    expect(ruleDue(rules, { age: -1, last: -3 })).toBeNull();
    expect(ruleDue(rules, { age: 9, last: -3 })?.days).toBe(7);
    expect(ruleDue(rules, { age: 9, last: 7 })).toBeNull();
    expect(ruleDue(rules, { age: 9, last: 21 })).toBeNull();
  });

  it('make up for what was missed for a week only, so that switching them on is no flood', () => {
    expect(ruleDue(rules, { age: 27, last: null })?.days).toBe(21);
    expect(ruleDue(rules, { age: 28, last: null })).toBeNull();
    expect(ruleDue(rules, { age: 400, last: null })).toBeNull();
  });

  it('say what comes next', () => {
    expect(ruleNext(rules, { age: -10, last: null })?.days).toBe(-3);
    expect(ruleNext(rules, { age: 9, last: null })?.days).toBe(7);
    expect(ruleNext(rules, { age: 9, last: 7 })?.days).toBe(21);
    expect(ruleNext(rules, { age: 30, last: 21 })).toBeNull();
  });

  it('fill what a text names, and name what it does not know', () => {
    expect(reminderText('{customer}: {number}, {amount}, {what}', VALUES)).toBe('Willow: INV-1, $5.00, {what}');
    expect(reminderText('Hello {customer},', { ...VALUES, customer: '' })).toBe('Hello,');
    expect(reminderProblem(kept('Pay {nmber}'))).toEqual({ kind: 'word', word: 'nmber' });
    expect(reminderProblem(kept(' '))).toEqual({ kind: 'empty', days: 7 });
    expect(reminderProblem(kept('Pay', 1.5))).toEqual({ kind: 'shape' });
    expect(reminderProblem(kept('Pay {number}'))).toBeNull();
    const twice = {
      isOn: true,
      rules: [
        { days: 7, text: 'a' },
        { days: 7, text: 'b' },
      ],
    };
    expect(reminderProblem(JSON.stringify(twice))).toEqual({ kind: 'twice', days: 7 });
  });
});
