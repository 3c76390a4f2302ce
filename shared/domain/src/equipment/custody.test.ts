import { describe, expect, it } from 'vitest';
import { custodyProblem, isLate } from './custody.ts';
import { isSameCode, scannedCode } from './scanned-code.ts';

const NOTHING = { to_user_id: null, job_id: null, place_id: null };
const out = (more: object = {}) => ({ kind: 'out' as const, ...NOTHING, ...more });
const back = { kind: 'in' as const, ...NOTHING };
const worker = { id: 7, isManager: false, readsJob: (id: number) => id === 4 };
const manager = { ...worker, isManager: true };

describe('who may hand over what', () => {
  it('lets managers do everything, but not send a piece nowhere', () => {
    expect(custodyProblem(out(), null, manager)).toBe('nobody');
    expect(custodyProblem(out({ to_user_id: 9 }), out({ to_user_id: 3 }), manager)).toBeNull();
    expect(custodyProblem(out({ place_id: 1 }), null, manager)).toBeNull();
  });

  it.each([
    ['what is in, to themselves', out({ to_user_id: 7 }), null, null],
    ['what came in, for their project', out({ job_id: 4 }), { ...back }, null],
    ['what is in, for somebody else', out({ to_user_id: 9 }), null, 'for-others'],
    ['what is in, for another project', out({ to_user_id: 7, job_id: 5 }), null, 'foreign-project'],
    ['what is in, to a place', out({ place_id: 1 }), null, 'places-are-for-managers'],
    ['what a colleague has', out({ to_user_id: 7 }), out({ to_user_id: 3 }), 'not-yours'],
    ['what is at their project with nobody', out({ to_user_id: 7 }), out({ job_id: 4 }), null],
    ['what is in a van', out({ to_user_id: 7 }), out({ place_id: 1 }), 'not-yours'],
    ['back what they have', back, out({ to_user_id: 7 }), null],
    ['back what a colleague has at their project', back, out({ to_user_id: 3, job_id: 4 }), 'not-yours'],
  ])('says of everybody else, who takes %s', (...[, wanted, latest, problem]) => {
    expect(custodyProblem(wanted, latest, worker)).toBe(problem);
  });
});

it('a piece is late from the day after it was due', () => {
  expect(['2026-11-23', '2026-11-24', null].map((day) => isLate(day, '2026-11-24'))).toEqual([true, false, false]);
});

it('a code is the slug of a label, or what was typed, whatever its letters', () => {
  expect(scannedCode(' https://a.test/equipment/view/saw-x1?from=qr ')).toBe('saw-x1');
  expect(scannedCode(' SN 12\n')).toBe('SN 12');
  expect(scannedCode('100%')).toBe('100%');
  expect(isSameCode('sn-12', ' SN-12 ')).toBe(true);
  expect(isSameCode('sn-12', 'sn-1')).toBe(false);
});
