import { describe, expect, it } from 'vitest';
import { budgetShare } from './budget-share.ts';

describe('budgetShare', () => {
  it('compares hours with the budget', () => {
    expect(budgetShare(36, 50)).toEqual({ share: 0.72, percent: 72, isOver: false });
  });

  it('is not over at exactly the budget, and shows more than 100 as soon as it is', () => {
    expect(budgetShare(50, 50)).toMatchObject({ percent: 100, isOver: false });
    expect(budgetShare(50.1, 50)).toMatchObject({ percent: 101, isOver: true });
  });

  it('is none without a budget', () => {
    expect(budgetShare(10, null)).toBeNull();
    expect(budgetShare(10, 0)).toBeNull();
  });

  it('counts missing hours as none used', () => {
    expect(budgetShare(null, 50)).toMatchObject({ percent: 0, isOver: false });
  });
});
