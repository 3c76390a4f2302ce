import { describe, expect, it } from 'vitest';
import { isOver, minutesLate, nextStep, otherSteps, plannedState, stateAfter } from './visit-state.ts';

describe('the way of a visit', () => {
  it('goes on the way, there, paused, on again and done', () => {
    expect(stateAfter('published', 'travel')).toBe('travelling');
    expect(stateAfter('travelling', 'arrive')).toBe('arrived');
    expect(stateAfter('arrived', 'pause')).toBe('paused');
    expect(stateAfter('paused', 'resume')).toBe('arrived');
    expect(stateAfter('arrived', 'done')).toBe('done');
  });

  it('forgives a step that was forgotten, but goes nowhere from the tray and from its end', () => {
    expect(stateAfter('published', 'arrive')).toBe('arrived');
    expect(stateAfter('published', 'done')).toBe('done');
    expect(stateAfter('tray', 'travel')).toBeNull();
    expect(stateAfter('tray', 'return_visit')).toBeNull();
    for (const over of ['done', 'no_access', 'cancelled'] as const) {
      expect(isOver(over)).toBe(true);
      expect(stateAfter(over, 'arrive')).toBeNull();
      expect(nextStep(over)).toBeNull();
    }
  });

  it('is never paused before somebody is there, and a pause is not no access', () => {
    expect(stateAfter('travelling', 'pause')).toBeNull();
    expect(stateAfter('paused', 'no_access')).toBeNull();
  });

  it('asks for a return visit from any state that somebody has been in, also after its end', () => {
    expect(stateAfter('arrived', 'return_visit')).toBe('arrived');
    expect(stateAfter('done', 'return_visit')).toBe('done');
  });

  it('offers one step first, and the others beside it', () => {
    expect(nextStep('published')).toBe('travel');
    expect(nextStep('arrived')).toBe('done');
    expect(otherSteps('arrived')).toEqual(['pause', 'no_access', 'return_visit']);
    expect(otherSteps('tray')).toEqual([]);
  });
});

const at = (time: string) => Date.parse(`2026-11-17T${time}Z`);

describe('a late visit', () => {
  const visit = { state: 'published', starts_at: '2026-11-17T13:00:00Z' } as const;

  it('is late from a quarter of an hour on, until somebody has begun', () => {
    expect(minutesLate(visit, at('13:14:59'))).toBe(0);
    expect(minutesLate(visit, at('13:15:00'))).toBe(15);
    expect(minutesLate(visit, at('13:54:30'))).toBe(54);
    expect(minutesLate({ ...visit, state: 'travelling' }, at('13:54:30'))).toBe(0);
    expect(minutesLate({ ...visit, starts_at: null }, at('13:54:30'))).toBe(0);
  });
});

describe('a plan', () => {
  it('needs a person and a time; what was published stays so when it moves', () => {
    const whole = { lead_id: 4, starts_at: '2026-11-17T13:00:00Z' };
    expect(plannedState('tray', whole)).toBe('planned');
    expect(plannedState('cancelled', whole)).toBe('planned');
    expect(plannedState('published', whole)).toBe('published');
    expect(plannedState('published', { ...whole, lead_id: null })).toBe('tray');
    expect(plannedState('planned', { ...whole, starts_at: null })).toBe('tray');
  });
});
