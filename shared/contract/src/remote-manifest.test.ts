import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { RemoteManifestSchema } from './remote-manifest.ts';
import { WrittenManifestSchema } from './written-manifest.ts';

const whole = {
  name: 'forms',
  title: 'Forms',
  routes: [{ path: '/do-form/:child_template_slug', title: 'Fill in form' }],
  budgetKB: 120,
};

describe('remote.json', () => {
  it('asks for a login and shows the chrome unless told otherwise', () => {
    const { routes } = v.parse(RemoteManifestSchema, whole);
    expect(routes[0]).toEqual({
      path: '/do-form/:child_template_slug',
      title: 'Fill in form',
      login: true,
      print: false,
    });
  });

  it.each([
    ['an unknown key', { ...whole, hue: 'crimson' }],
    ['an unknown key of a route', { ...whole, routes: [{ path: '/forms', title: 'Forms', hue: 'crimson' }] }],
    ['an unknown key of a store', { ...whole, state: { drafts: { writes: 1, reads: [1], hue: 'crimson' } } }],
    ['a name with capitals', { ...whole, name: 'Forms' }],
    ['a path without a slash', { ...whole, routes: [{ path: 'do-form', title: 'x' }] }],
    ['a path that ends in a slash', { ...whole, routes: [{ path: '/do-form/', title: 'x' }] }],
    ['a used widget without its remote', { ...whole, uses: { picker: '^1.0.0' } }],
    ['no budget', { ...whole, budgetKB: 0 }],
  ])('is refused with %s', (_what, manifest) => {
    expect(v.safeParse(WrittenManifestSchema, manifest).success).toBe(false);
  });

  it('is read without the unknown keys of a newer build, wherever they are', () => {
    const newer = {
      ...whole,
      hue: 'crimson',
      routes: [{ ...whole.routes[0], hue: 'crimson' }],
      menu: [{ label: 'Forms', to: '/forms', icon: 'clipboard', order: 1, hue: 'crimson' }],
      state: { drafts: { writes: 1, reads: [1], hue: 'crimson' } },
    };
    expect(JSON.stringify(v.parse(RemoteManifestSchema, newer))).not.toContain('crimson');
  });
});
