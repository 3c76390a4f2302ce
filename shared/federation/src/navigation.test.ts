import { beforeEach, expect, it, vi } from 'vitest';
import { createNavigation, type Navigation } from './navigation.ts';

type Page = { window: Window };
// jsdom has no type declarations; these are the parts that the test uses.
const { JSDOM } = await vi.importActual<{ JSDOM: new (html: string, options: { url: string }) => Page }>('jsdom');

let win: Window;
let navigation: Navigation;

beforeEach(() => {
  // A new window for each test, because its history cannot be emptied.
  win = new JSDOM('', { url: 'https://fieldspan.test/' }).window;
  navigation = createNavigation(win);
});

/** The action and path of each move that a listener gets. */
function heardBy(of: Navigation): string[] {
  const heard: string[] = [];
  of.subscribe(() => heard.push(`${of.get().action} ${of.get().place.pathname}`));
  return heard;
}

const popped = () =>
  new Promise((resolve) => win.addEventListener('popstate', () => setTimeout(resolve), { once: true }));
const back = async () => {
  const done = popped();
  win.history.back();
  await done;
};

it('reports one PUSH for one push, and no POP', async () => {
  const heard = heardBy(navigation);
  navigation.push('/equipment');
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual(['PUSH /equipment']);
});

it('keeps state and query with the entry', async () => {
  navigation.push({ pathname: '/projects', search: '?page=2' }, { from: 'menu' });
  navigation.push('/equipment');
  await back();
  expect(navigation.get()).toMatchObject({
    action: 'POP',
    place: { pathname: '/projects', search: '?page=2', state: { from: 'menu' } },
  });
});

it('replaces the entry', async () => {
  navigation.push('/projects');
  navigation.replace('/projects/list');
  await back();
  expect(navigation.get().place.pathname).toBe('/');
});

it('gives the same object until the next move', () => {
  const before = navigation.get();
  expect(navigation.get()).toBe(before);
  navigation.push('/equipment');
  expect(navigation.get()).not.toBe(before);
});

it('resolves a path relative to the current place', () => {
  navigation.push('/projects');
  navigation.push('?page=3');
  expect(win.location.href).toBe('https://fieldspan.test/projects?page=3');
});

it('refuses an address outside the app', () => {
  expect(() => navigation.push('https://elsewhere.test/')).toThrow(RangeError);
  expect(() => navigation.replace('//elsewhere.test/')).toThrow(RangeError);
  expect(win.location.pathname).toBe('/');
});

it('treats a click on an anchor as a step that back can undo', async () => {
  const heard = heardBy(navigation);
  const done = popped();
  win.location.hash = '#notes';
  await done;
  navigation.push('/equipment');
  await back();
  expect(navigation.get().place).toMatchObject({ pathname: '/', hash: '#notes' });
  expect(heard).toEqual(['POP /', 'PUSH /equipment', 'POP /']);
});

it('starts again where it was after a reload', () => {
  navigation.push('/projects', { from: 'menu' });
  const { key } = navigation.get().place;
  expect(createNavigation(win).get()).toMatchObject({
    action: 'POP',
    place: { pathname: '/projects', key, state: { from: 'menu' } },
  });
});

it('does not call a listener that has unsubscribed', () => {
  const listener = vi.fn<() => void>();
  navigation.subscribe(listener)();
  navigation.push('/equipment');
  expect(listener).not.toHaveBeenCalled();
});

it('holds a push until the blocker allows it', () => {
  const blocker = vi.fn<(proceed: () => void) => void>();
  navigation.block(blocker);
  navigation.push('/equipment');
  expect(win.location.pathname).toBe('/');
  blocker.mock.calls[0]?.[0]();
  expect(win.location.pathname).toBe('/equipment');
  expect(blocker).toHaveBeenCalledOnce();
});

it('reverts the browser’s back, asks, and goes back when allowed', async () => {
  navigation.push('/form');
  const heard = heardBy(navigation);
  const blocker = vi.fn<(proceed: () => void) => void>();
  navigation.block(blocker);
  await back();
  await vi.waitFor(() => expect(blocker).toHaveBeenCalledOnce());
  expect(win.location.pathname).toBe('/form');
  expect(heard).toEqual([]);

  const done = popped();
  blocker.mock.calls[0]?.[0]();
  await done;
  expect(win.location.pathname).toBe('/');
  expect(heard).toEqual(['POP /']);
});

it('asks every blocker, and stays if one of them says no', () => {
  navigation.block((proceed) => proceed());
  const stop = navigation.block(() => undefined);
  navigation.push('/equipment');
  expect(win.location.pathname).toBe('/');
  stop();
  navigation.push('/equipment');
  expect(win.location.pathname).toBe('/equipment');
});
