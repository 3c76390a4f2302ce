import { beforeEach, expect, it, vi } from 'vitest';
import { createNavigation, type PageNavigation } from './navigation.ts';

type Page = { window: Window };
// jsdom has no type declarations; these are the parts that the test uses.
const { JSDOM } = await vi.importActual<{ JSDOM: new (html: string, options: { url: string }) => Page }>('jsdom');

let win: Window;
let navigation: PageNavigation;
let onGone: () => void;
let moves: string[];

beforeEach(() => {
  win = new JSDOM('', { url: 'https://fieldspan.test/' }).window;
  navigation = createNavigation(win);
  navigation.push('/messages');
  onGone = vi.fn<() => void>();
  moves = [];
  navigation.subscribe(() => moves.push(`${navigation.get().action} ${navigation.get().place.pathname}`));
});

const popped = () =>
  new Promise((resolve) => win.addEventListener('popstate', () => setTimeout(resolve), { once: true }));
const back = async () => {
  const done = popped();
  win.history.back();
  await done;
};

it('is closed by back, which leaves the page as it is', async () => {
  navigation.layer(onGone);
  await back();
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(moves).toEqual([]);
  await back();
  expect(moves).toEqual(['POP /']);
});

it('closes itself, once', async () => {
  const takeAway = navigation.layer(onGone);
  const done = popped();
  takeAway();
  await done;
  takeAway();
  expect(onGone).toHaveBeenCalledTimes(1);
  await back();
  expect(moves).toEqual(['POP /']);
});

it('is closed once even if it is closed twice before the browser has moved', async () => {
  const takeAway = navigation.layer(onGone);
  const done = popped();
  takeAway();
  takeAway();
  await done;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(moves).toEqual([]);
});

it('does not ask about unsaved work, because no page is left', async () => {
  const blocker = vi.fn<(proceed: () => void) => void>();
  navigation.block(blocker);
  navigation.layer(onGone);
  await back();
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(blocker).not.toHaveBeenCalled();
});

it('closes when the app navigates, and back leads to the page below it', async () => {
  navigation.layer(onGone);
  navigation.push('/library/files');
  expect(onGone).toHaveBeenCalledTimes(1);
  await back();
  expect(moves).toEqual(['PUSH /library/files', 'POP /messages']);
  // The layer has left no history entry behind.
  await back();
  expect(moves.at(-1)).toBe('POP /');
});

it('several are closed from the top', async () => {
  const onTopGone = vi.fn<() => void>();
  navigation.layer(onGone);
  navigation.layer(onTopGone);
  await back();
  expect(onTopGone).toHaveBeenCalledTimes(1);
  expect(onGone).not.toHaveBeenCalled();
  await back();
  expect(onGone).toHaveBeenCalledTimes(1);
});
