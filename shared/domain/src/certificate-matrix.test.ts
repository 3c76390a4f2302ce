import { describe, expect, it } from 'vitest';
import { certificateMatrix } from './certificate-matrix.ts';
import { certificateState } from './certificate-state.ts';

const held = (user_id: number, title: string, expires: string | null) => ({ user_id, title, expires });

describe('certificateState', () => {
  const today = '2026-11-20';

  it.each([
    ['2026-11-19', { kind: 'expired', days: 1 }],
    ['2026-11-20', { kind: 'ending', days: 0 }],
    ['2026-12-20', { kind: 'ending', days: 30 }],
    ['2026-12-21', { kind: 'soon', days: 31 }],
    ['2027-01-19', { kind: 'soon', days: 60 }],
    ['2027-01-20', { kind: 'valid', days: 61 }],
    [null, { kind: 'lasting' }],
    ['0000-00-00', { kind: 'lasting' }],
  ])('of %s is %o', (expires, state) => {
    expect(certificateState(expires, today)).toEqual(state);
  });
});

describe('certificateMatrix', () => {
  const people = [{ id: 1 }, { id: 2 }];

  it('has a column for each kind, the most frequent first, and a gap where somebody has none', () => {
    const first = held(1, 'First aid', '2027-01-01');
    const heights = [held(1, 'Heights', '2027-02-01'), held(2, 'Heights', '2027-03-01')];
    const { titles, rows } = certificateMatrix(people, [first, ...heights]);
    expect(titles).toEqual(['Heights', 'First aid']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      [heights[0], first],
      [heights[1], null],
    ]);
  });

  it('uses the certificate that expires last, and one that does not expire before all', () => {
    const old = held(1, 'Heights', '2024-01-01');
    const renewed = held(1, 'Heights', '2027-01-01');
    const lasting = held(1, 'Heights', null);
    expect(certificateMatrix(people, [renewed, old]).rows[0]?.cells).toEqual([renewed]);
    expect(certificateMatrix(people, [renewed, lasting]).rows[0]?.cells).toEqual([lasting]);
  });

  it('has no column for kinds that only people have who are not shown', () => {
    expect(certificateMatrix(people, [held(9, 'Heights', null)]).titles).toEqual([]);
  });
});
