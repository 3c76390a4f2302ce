import manifest from '../remote.json' with { type: 'json' };
import { expect, it } from 'vitest';

it('ROUTE184 drawing is a widget in other screens: it has no menu entry, and no address except the public sheet (and links to files)', () => {
  expect(Object.keys(manifest.widgets)).toEqual(expect.arrayContaining(['image-editor', 'whiteboard', 'image-field']));
  const others = manifest.routes.filter(({ path }) => !path.startsWith('/library/'));
  expect(others.map(({ path }) => path).toSorted()).toEqual(['/canvas', '/shared/:slug']);
  expect(others.every(({ login }) => login === false)).toBe(true);
  expect(manifest.menu.map(({ label }) => label)).toEqual(['Library']);
});
