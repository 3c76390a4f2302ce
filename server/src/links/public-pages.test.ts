import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PUBLIC_MODELS } from './open-public-link.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ManifestSchema = v.object({ routes: v.array(v.object({ path: v.string(), login: v.optional(v.boolean()) })) });

type Shown = (typeof PUBLIC_MODELS)[number] | 'own secret' | 'no record';

/** Pages of remotes that open without signing in: what each shows, and which secret it needs. */
const OPEN_PAGES: Record<string, Shown | readonly Shown[]> = {
  '/canvas': 'no record',
  '/contact/asset/view/:slug': 'CustomerAsset',
  '/dev/gallery': 'no record',
  '/document/:token': 'own secret',
  '/equipment/view/:slug': 'Equipment',
  '/form/external/:slug/:acknowledgement_slug/:token': 'own secret',
  '/form/view/:slug': 'CompanyForm',
  '/kiosk': 'own secret',
  '/profile/:type/:slug': ['User', 'Company'],
  '/project/:slug/note/view/:note_slug': 'Job',
  '/project/:slug/notes/view': 'Job',
  '/shared/:slug': 'own secret',
};

it('every public page of a record has a link that can be switched off, expires and can be renewed', () => {
  const manifests = globSync('mf-*/remote.json', { cwd: ROOT });
  const open = manifests.flatMap((path) =>
    v
      .parse(ManifestSchema, JSON.parse(readFileSync(join(ROOT, path), 'utf8')))
      .routes.filter(({ login }) => login === false)
      .map((route) => route.path),
  );
  expect(open.toSorted()).toEqual(Object.keys(OPEN_PAGES));
  expect(new Set(Object.values(OPEN_PAGES).flat())).toEqual(new Set([...PUBLIC_MODELS, 'own secret', 'no record']));
});
