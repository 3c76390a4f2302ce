import { expect, it } from 'vitest';
import { employmentState } from './employment-state.ts';

const accepted = { tenant_id: 2, is_inactive: 0, invite_accepted: 1, invite_declined: 0 };

it('distinguishes the active company from the others', () => {
  expect(employmentState(accepted, 2)).toBe('current');
  expect(employmentState(accepted, 1)).toBe('available');
});

it('is invited until there is an answer', () => {
  expect(employmentState({ ...accepted, invite_accepted: 0 }, 1)).toBe('invited');
  expect(employmentState({ ...accepted, invite_accepted: 0, invite_declined: 1 }, 1)).toBe('declined');
});

it('is inactive before all else, even at the active company', () => {
  expect(employmentState({ ...accepted, is_inactive: 1 }, 2)).toBe('inactive');
});
