// @vitest-environment jsdom
import { createNavigation } from '@fieldspan/federation/navigation';
import { beforeEach, expect, it, vi } from 'vitest';
import { ownedNavigation } from './owned-navigation.ts';

beforeEach(() => window.history.replaceState(null, '', '/equipment'));

it('tells a remote only about its own places', () => {
  const whole = createNavigation(window);
  const own = ownedNavigation(whole, (path) => path.startsWith('/equipment'));
  const listener = vi.fn<() => void>();
  own.subscribe(listener);

  own.push('/equipment/lifts');
  expect(own.get()).toBe(whole.get());
  own.push('/messages');
  expect(whole.get().place.pathname).toBe('/messages');
  expect(own.get().place.pathname).toBe('/equipment/lifts');
  expect(listener).toHaveBeenCalledOnce();
});
