// @vitest-environment jsdom
import type { PageRemote } from '@fieldspan/contract/release';
import { beforeEach, expect, it, vi } from 'vitest';

const remote = (name: string, disabled: string | null = null): PageRemote => ({
  id: '1.0.0+0123456789ab',
  entry: `/r/${name}/e.js`,
  integrity: '',
  assets: { js: [`/r/${name}/e.js`], css: [`/r/${name}/a.css`] },
  manifest: {
    name,
    title: name,
    routes: [],
    menu: [],
    widgets: {},
    uses: {},
    places: {},
    fills: {},
    state: {},
    budgetKB: 1,
  },
  disabled,
});

const links = () =>
  [...document.querySelectorAll('link')].map(({ rel, as, href, crossOrigin }) => ({
    rel,
    as,
    path: new URL(href).pathname,
    crossOrigin,
  }));
const fresh = async () => {
  vi.resetModules();
  return import('./prefetch-remotes.ts');
};

beforeEach(() => {
  document.head.replaceChildren();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('connection', undefined);
});

it('loads the files of every enabled remote, once per page load', async () => {
  const { prefetchRemotes } = await fresh();
  const remotes = { forms: remote('forms'), library: remote('library', 'Under repair') };
  prefetchRemotes(remotes);
  prefetchRemotes(remotes);
  expect(links()).toEqual([
    { rel: 'prefetch', as: 'script', path: '/r/forms/e.js', crossOrigin: 'anonymous' },
    { rel: 'prefetch', as: 'style', path: '/r/forms/a.css', crossOrigin: 'anonymous' },
  ]);
});

it('loads nothing for people who save data', async () => {
  const { prefetchRemotes } = await fresh();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  prefetchRemotes({ forms: remote('forms') });
  Reflect.deleteProperty(navigator, 'connection');
  expect(links()).toEqual([]);
});
