import { describe, expect, it } from 'vitest';
import { NOBODY } from './access.ts';
import type { Viewer } from './access.ts';
import { arrangementIn, homeCards, homeRole, moved } from './home-cards.ts';

const viewer = (more: Partial<Viewer>): Viewer => ({ ...NOBODY, role: 'Basic', ...more });
const CARDS = [
  'messaging.latest-messages',
  'service.your-day',
  'time.waiting-for-you',
  'forms.clock-in-forms',
  'new.one',
];

describe('the home of a person', () => {
  it('is that of their role', () => {
    expect(homeRole(viewer({ role: 'Admin', isServiceTech: true }))).toBe('owner');
    expect(homeRole(viewer({ isServiceTech: true, reviewsTimeLogs: true }))).toBe('technician');
    expect(homeRole(viewer({ reviewsTimeLogs: true }))).toBe('foreman');
    expect(homeRole(viewer({ modules: { Jobs: { read: true, write: true } } }))).toBe('office');
    expect(homeRole(viewer({ modules: { Jobs: { read: true, write: false } } }))).toBe('crew');
  });

  it('begins with what the role does first; an unknown card comes last', () => {
    expect(homeCards(CARDS, 'owner', null).shown[0]).toBe('time.waiting-for-you');
    expect(homeCards(CARDS, 'technician', null).shown[0]).toBe('service.your-day');
    expect(homeCards(CARDS, 'crew', null).shown[0]).toBe('forms.clock-in-forms');
    for (const role of ['owner', 'office', 'foreman', 'technician', 'crew'] as const) {
      const { shown } = homeCards(CARDS, role, null);
      expect(shown.toSorted()).toEqual(CARDS.toSorted());
      expect(shown.at(-1)).toBe('new.one');
    }
  });

  it('is as the person has arranged it, and a card that came later is not lost', () => {
    const own = { order: ['messaging.latest-messages', 'gone.card'], hidden: ['service.your-day'] };
    const { shown, hidden } = homeCards(CARDS, 'crew', own);
    expect(shown[0]).toBe('messaging.latest-messages');
    expect(hidden).toEqual(['service.your-day']);
    expect([...shown, ...hidden].toSorted()).toEqual(CARDS.toSorted());
  });

  it('reads nothing else as an arrangement', () => {
    for (const text of [null, '', '[]', '{"order":1}', 'x']) expect(arrangementIn(text)).toBeNull();
    expect(arrangementIn('{"order":["a"],"hidden":[]}')).toEqual({ order: ['a'], hidden: [] });
  });

  it('moves a card by one place, and not beyond the ends', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
  });
});
