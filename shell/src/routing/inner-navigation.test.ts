import type { Navigation } from '@fieldspan/federation/navigation';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { innerNavigation } from './inner-navigation.ts';

const app = {
  get: vi.fn<Navigation['get']>(),
  subscribe: vi.fn<Navigation['subscribe']>(),
  push: vi.fn<Navigation['push']>(),
  replace: vi.fn<Navigation['replace']>(),
  go: vi.fn<Navigation['go']>(),
  block: vi.fn<Navigation['block']>(),
};
const open = (first = '/messages') => innerNavigation(app, (path) => path.startsWith('/message'), first);
const at = (navigation: Navigation) => {
  const { pathname, search } = navigation.get().place;
  return pathname + search;
};

beforeEach(() => vi.clearAllMocks());

describe('the navigation of the message panel', () => {
  it('SHELL009 moves within its own places without moving the app', () => {
    const panel = open();
    const seen = vi.fn();
    panel.subscribe(seen);
    panel.push('/message/stone-road?tab=active');
    expect(at(panel)).toBe('/message/stone-road?tab=active');
    expect(seen).toHaveBeenCalledOnce();
    expect(app.push).not.toHaveBeenCalled();
  });

  it('moves the app to every other place, and stays', () => {
    const panel = open();
    panel.push('/employee/dana/profile');
    panel.replace({ pathname: '/projects/list' });
    expect(app.push.mock.calls.map(([to]) => to)).toEqual(['/employee/dana/profile', { pathname: '/projects/list' }]);
    expect(at(panel)).toBe('/messages');
  });

  it('resolves a query alone against its current place', () => {
    const panel = open('/message/stone-road');
    panel.replace('?tab=comment');
    expect(at(panel)).toBe('/message/stone-road?tab=comment');
    panel.replace({ search: '' });
    expect(at(panel)).toBe('/message/stone-road');
  });

  it('goes back and forward in its own history, and no further', () => {
    const panel = open();
    panel.push('/message/a');
    panel.go(-1);
    expect(at(panel)).toBe('/messages');
    panel.go(-1);
    expect(at(panel)).toBe('/messages');
    panel.go(1);
    expect(at(panel)).toBe('/message/a');
    panel.go(-1);
    panel.push('/message/b');
    panel.go(1);
    expect(at(panel)).toBe('/message/b');
  });

  it('gives the same object until the next move', () => {
    const panel = open();
    expect(panel.get()).toBe(panel.get());
  });
});
