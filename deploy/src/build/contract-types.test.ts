import { join } from 'node:path';
import { readManifest } from '@fieldspan/build/manifest';
import { expect, test } from 'vitest';
import { PROJECT } from '../settings.ts';
import * as v from 'valibot';
import { SharedTypesSchema } from '../registry/shared-contracts.ts';
import { contractTypes } from './contract-types.ts';
import { sharedTypes } from './shared-types.ts';

const manifestOf = (name: string) => readManifest(join(PROJECT, `mf-${name}`, 'remote.json'));

test(
  'the types of what a remote provides and mounts are written out in full, the same in every build',
  { timeout: 60_000 },
  async () => {
    const forms = await contractTypes(manifestOf('forms'));
    expect(forms).toContain('"equipment.picker": {');
    expect(forms).toContain('"forms.filler": {');
    expect(forms).not.toContain('"library.viewer"');
    expect(forms).not.toMatch(/import|WidgetContracts/);
    expect(await contractTypes(manifestOf('forms'))).toBe(forms);
  },
);

test('the shell and a remote record shared types in the same text', { timeout: 60_000 }, async () => {
  const [shell, forms] = [
    await sharedTypes(join(PROJECT, 'shell'), { name: 'shell', externals: ['ui/button'] }),
    await sharedTypes(join(PROJECT, 'mf-forms'), { name: 'forms', externals: ['ui/button'] }),
  ];
  const [gives, had] = [shell, forms].map((text) => v.parse(SharedTypesSchema, JSON.parse(text ?? '')));
  expect(had?.modules['@fieldspan/api/alerts']).toBe('shared/api/src/alerts.d.ts');
  expect(had?.modules['@fieldspan/ui/button']).toBe('shared/ui/src/button.d.ts');
  expect(had?.files['shared/api/src/alerts.d.ts']).toContain('export declare function');
  for (const [path, text] of Object.entries(had?.files ?? {})) expect(gives?.files[path]).toBe(text);
});

test('a remote that provides and mounts nothing has no record', async () => {
  expect(await contractTypes({ ...manifestOf('equipment'), widgets: {}, uses: {}, places: {}, fills: {} })).toBeNull();
});
