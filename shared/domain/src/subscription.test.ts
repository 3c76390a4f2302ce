import { describe, expect, it } from 'vitest';
import { hasPaidSubscription } from './subscription.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = '2026-11-20T12:00:01Z';
const earlier = '2026-11-20T12:00:00Z';

describe('a paid subscription', () => {
  it.each([
    ['a free user', { isFreeUser: true, type: null, expiry: null }, true],
    ['Paid that goes on', { isFreeUser: false, type: 'Paid', expiry: later }, true],
    ['Paid that has just ended', { isFreeUser: false, type: 'Paid', expiry: earlier }, false],
    ['Paid without an end', { isFreeUser: false, type: 'Paid', expiry: null }, true],
    ['a Trial that goes on', { isFreeUser: false, type: 'Trial', expiry: later }, false],
    ['no subscription', { isFreeUser: false, type: null, expiry: null }, false],
  ])('ROLE026 of %s', (_, standing, expected) => {
    expect(hasPaidSubscription(standing, now)).toBe(expected);
  });
});
