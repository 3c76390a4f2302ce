import { describe, expect, it } from 'vitest';
import { digLight, locateState, mayDig, namedUtilities, renewDay } from './locate-state.ts';

const now = new Date(2026, 10, 20, 9, 0);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const answers = (...given: string[]) =>
  JSON.stringify(given.map((answer, index) => ({ utility: `Utility ${index + 1}`, answer })));

const ticket = (expiry: string) => ({ expiry, responses_json: answers('Clear', 'Marked') });

describe('locateState', () => {
  it('allows nobody to dig before every utility has cleared or marked it', () => {
    const open = { expiry: at(30, 12), responses_json: answers('Clear', 'Not yet', 'Conflict') };
    expect(locateState(open, now)).toEqual({ kind: 'waiting', open: ['Utility 2', 'Utility 3'] });
    expect(locateState({ ...open, responses_json: '[]' }, now)).toEqual({ kind: 'waiting', open: [] });
    expect(locateState({ ...open, responses_json: 'broken' }, now)).toEqual({ kind: 'waiting', open: [] });
  });

  it('is ready until three days before it expires, and has ended from its end on', () => {
    expect(locateState(ticket(at(24, 12)), now)).toEqual({ kind: 'ready', days: 4 });
    expect(locateState(ticket(at(23, 12)), now)).toEqual({ kind: 'expiring', days: 3 });
    expect(locateState(ticket(at(20, 12)), now)).toEqual({ kind: 'expiring', days: 0 });
    expect(locateState(ticket(at(20, 9)), now)).toEqual({ kind: 'expired' });
  });

  it('is green for nobody who does not know until when', () => {
    const endless = { ...ticket(at(30, 12)), expiry: null };
    expect(locateState(endless, now)).toEqual({ kind: 'endless' });
    expect([endless, ticket(at(30, 12)), ticket(at(19, 12))].map((each) => mayDig(each, now))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the light of a place', () => {
  let ids = 0;
  const placed = (more: object) => {
    ids += 1;
    return { ...ticket(at(30, 12)), id: ids, archived: 0, renewed_from_id: null, ...more };
  };

  it('is green when every ticket allows it, and none without a ticket', () => {
    expect(digLight([], now)).toBe('none');
    expect(digLight([placed({ archived: 1 })], now)).toBe('none');
    expect(digLight([placed({}), placed({})], now)).toBe('clear');
    expect(digLight([placed({}), placed({ expiry: at(19, 12) })], now)).toBe('stop');
    expect(digLight([placed({}), placed({ responses_json: answers('Clear', 'Not yet') })], now)).toBe('stop');
  });

  it('holds on the old ticket until its end while the renewal waits, but not over a conflict', () => {
    const old = placed({});
    const renewal = (given: string, more: object = {}) =>
      placed({ renewed_from_id: old.id, responses_json: answers(given), ...more });
    expect(digLight([old, renewal('Not yet')], now)).toBe('clear');
    expect(digLight([old, renewal('Conflict')], now)).toBe('stop');
    const ended = { ...old, expiry: at(19, 12) };
    expect(digLight([ended, renewal('Not yet')], now)).toBe('stop');
    expect(digLight([ended, renewal('Marked')], now)).toBe('clear');
    expect(digLight([ended, renewal('Marked', { expiry: at(19, 13) })], now)).toBe('stop');
  });

  it('ends although two tickets name each other', () => {
    const one = placed({ renewed_from_id: ids + 2 });
    expect(digLight([one, placed({ renewed_from_id: one.id })], now)).toBe('clear');
  });
});

const ends = (expiry: string | null, renew_by: string | null = null) =>
  renewDay({ expiry, renew_by }, { holidays: 'CA', region: 'ON' });

it('a ticket is renewed five working days before its end, or on the day that it names', () => {
  // A Friday; the Monday after it; a Sunday.
  expect(ends(at(27, 12))).toBe('2026-11-20');
  expect(ends(at(30, 12))).toBe('2026-11-23');
  expect(ends(at(29, 12))).toBe('2026-11-23');
  expect(ends(at(27, 12), '2026-11-17')).toBe('2026-11-17');
  expect(ends(null)).toBeNull();
});

it('utilities are named with commas or lines between them, each once', () => {
  expect(namedUtilities('Gas, Water\nHydro;gas ,')).toEqual(['Gas', 'Water', 'Hydro']);
  expect(namedUtilities(null)).toEqual([]);
});
