import { describe, expect, it } from 'vitest';
import { locateState } from './locate-state.ts';

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
});
