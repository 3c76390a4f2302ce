import { describe, expect, it } from 'vitest';
import { answerProblem } from './locate-answer.ts';

const responses = [
  { utility: 'Gas', answer: 'Marked' },
  { utility: 'Telecom', answer: 'Not yet' },
];
const crew = { manages: false };
const office = { manages: true };
const given = (utility: string, answer: string, more: { seen: string | null; note?: string }) => ({
  utility,
  answer,
  note: '',
  ...more,
});

describe('an answer of a utility', () => {
  it('is noted by the crew where one was waited for, also twice', () => {
    expect(answerProblem(responses, given('telecom ', 'Clear', { seen: 'Not yet' }), crew)).toBeNull();
    expect(answerProblem(responses, given('Gas', 'Marked', { seen: null }), crew)).toBeNull();
  });

  it('is not written over another one that its writer has not seen', () => {
    expect(answerProblem(responses, given('Gas', 'Clear', { seen: 'Not yet' }), office)).toMatchObject({
      kind: 'stale',
    });
    expect(answerProblem(responses, given('Gas', 'Clear', { seen: null, note: 'Looked again' }), office)).toMatchObject(
      {
        kind: 'stale',
        now: { answer: 'Marked' },
      },
    );
  });

  it('changes by whoever manages locates, with a reason', () => {
    const changed = (note: string) => given('Gas', 'Conflict', { seen: 'Marked', note });
    expect(answerProblem(responses, changed('Line found'), crew)).toMatchObject({ kind: 'answered' });
    expect(answerProblem(responses, changed(' '), office)).toMatchObject({ kind: 'no-reason' });
    expect(answerProblem(responses, changed('Line found'), office)).toBeNull();
    expect(answerProblem(responses, given('Gas', 'Not yet', { seen: 'Marked' }), crew)).toMatchObject({
      kind: 'answered',
    });
  });

  it('clears nothing that nobody asked; what was found on site is noted by anybody there', () => {
    expect(answerProblem(responses, given('Water', 'Clear', { seen: null }), crew)).toEqual({ kind: 'not-asked' });
    expect(answerProblem([], given('Gas', 'Marked', { seen: null }), crew)).toEqual({ kind: 'not-asked' });
    expect(
      answerProblem(responses, given('Found on site', 'Conflict', { seen: null, note: 'Cable' }), crew),
    ).toBeNull();
    expect(answerProblem(responses, given('Water', 'Clear', { seen: null }), office)).toBeNull();
  });
});
