import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { RemoteManifestSchema } from './remote-manifest.ts';

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
    ['an unknown key', { ...whole, colour: 'red' }],
    ['a name with capitals', { ...whole, name: 'Forms' }],
    ['a path without a slash', { ...whole, routes: [{ path: 'do-form', title: 'x' }] }],
    ['a path that ends in a slash', { ...whole, routes: [{ path: '/do-form/', title: 'x' }] }],
    ['a used widget without its remote', { ...whole, uses: { picker: '^1.0.0' } }],
    ['no budget', { ...whole, budgetKB: 0 }],
  ])('is refused with %s', (_what, manifest) => {
    expect(v.safeParse(RemoteManifestSchema, manifest).success).toBe(false);
  });
});
