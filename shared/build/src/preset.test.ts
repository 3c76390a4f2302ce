import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { remoteConfig } from './preset.ts';
import { shareOption, sharedPackages } from './share-table.ts';

/** The installed dependencies of a remote, for the test's own remote in a separate folder. */
const INSTALLED = fileURLToPath(new URL('../../../mf-equipment/node_modules', import.meta.url));

const SOURCES = {
  'package.json': JSON.stringify({
    name: '@fieldspan/mf-lifts',
    version: '2.4.1',
    dependencies: { react: 'catalog:', '@fieldspan/api': 'workspace:^1.0.0', '@fieldspan/ui': 'workspace:*' },
  }),
  'remote.json': JSON.stringify({
    name: 'lifts',
    title: 'Lifts',
    routes: [{ path: '/lifts', title: 'Lifts' }],
    budgetKB: 20,
  }),
  'src/remote.ts': `export const app = { name: 'lifts', load: () => import('./app.tsx') };
    export const picker = { name: 'lifts.picker', load: () => import('./picker.tsx') };`,
  'src/app.tsx': `import { store } from '@fieldspan/api/store';
    import { t } from '@fieldspan/ui/i18n';
    import styles from './app.module.css';
    export const App = () => <p className={styles['box']}>{t('Lifts')}{String(store)}</p>;`,
  'src/picker.tsx': `export const Widget = () => <p>Only the picker</p>;`,
  'src/app.module.css': '@layer app { .box { margin-inline-start: 4px; } }',
};

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'fieldspan-build-'));
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  symlinkSync(INSTALLED, join(dir, 'node_modules'));
});

/**
 * Builds the remote.
 * @returns the text of every file
 */
async function build(folder: string): Promise<Record<string, string>> {
  const outDir = join(dir, folder);
  await new Promise<void>((resolve, reject) => {
    rspack(remoteConfig({ dir, mode: 'production', outDir }), (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  return Object.fromEntries(readdirSync(outDir).map((file) => [file, readFileSync(join(outDir, file), 'utf8')]));
}

describe('the build of a remote', () => {
  let files: Record<string, string>;
  const named = (pattern: RegExp) => Object.keys(files).filter((file) => pattern.test(file));

  beforeAll(async () => {
    files = await build('first');
  }, 60_000);

  it('is the same, byte for byte, a second time', async () => {
    expect(await build('second')).toEqual(files);
  }, 60_000);

  it('names what a first screen needs, without the widget', () => {
    const assets: unknown = JSON.parse(files['fieldspan-assets.json'] ?? '');
    const picker = Object.keys(files).filter((file) => files[file]?.includes('Only the picker'));
    const isScreen = (file: string) => file !== 'remoteEntry.js' && !picker.includes(file);
    expect(picker).toHaveLength(1);
    expect(assets).toEqual({
      js: expect.toSatisfy(
        (js: string[]) => js.toSorted().join() === named(/\.js$/).filter(isScreen).toSorted().join(),
      ),
      css: named(/\.css$/),
    });
  });

  it('is named by its version, and contains the hash of each chunk', () => {
    const entry = files['remoteEntry.js'] ?? '';
    expect(entry).toContain('fieldspan_lifts_2_4_1');
    expect(entry).toContain('lifts@2.4.1');
    expect(entry.match(/sha384-/g)).toHaveLength(named(/\.(?:js|css)$/).length - 1);
    expect(named(/\.(?:js|css)$/).every((file) => file === 'remoteEntry.js' || /\.[0-9a-f]{12}\./.test(file))).toBe(
      true,
    );
  });

  it('requests a failed file at a fresh address, in the entry, where every chunk is loaded', () => {
    expect(files['remoteEntry.js']).toContain('fieldspanFailures');
    expect(
      Object.values(files)
        .join('')
        .match(/fieldspanFailures/g),
    ).toHaveLength(1);
  });

  it('contains no federation runtime: the shell provides it, with objects of its own', () => {
    expect(files['remoteEntry.js']).toContain('fieldspanExternals("federation-runtime").forRemote()');
    expect(Object.values(files).join('')).not.toMatch(/beforeLoadShare|initShareScopeMap|_FEDERATION_RUNTIME_CORE/);
  });

  it('bundles no shared module, evaluates no text and writes no style into the page', () => {
    const all = Object.values(files).join('\n');
    expect(all).not.toContain('nsSeparator');
    expect(all).not.toMatch(/\beval\(|new Function\(|createElement\("style"\)/);
  });

  it('begins every stylesheet with the order of the layers and keeps logical properties', () => {
    const [style = ''] = named(/\.css$/).map((file) => files[file] ?? '');
    expect(style).toMatch(/^@layer reset,tokens,ui;@layer app\{/);
    expect(style).toContain('margin-inline-start:4px');
  });
});

describe('a remote that was translated', () => {
  const french = 'messages.fr.json';

  it('has a file for each language, which no first visit loads', async () => {
    const english = await build('english');
    writeFileSync(join(dir, french), JSON.stringify({ Lifts: 'Nacelles' }));
    const files = await build('french').finally(() => rmSync(join(dir, french)));
    const added = Object.keys(files).filter((file) => files[file]?.includes('Nacelles'));
    expect(added).toEqual([expect.stringMatching(/^messages-fr\.[0-9a-f]{12}\.js$|^\d+\.[0-9a-f]{12}\.js$/)]);
    const [file = ''] = added;
    expect(files['fieldspan-assets.json']).not.toContain(file);
    expect(Object.keys(files)).toHaveLength(Object.keys(english).length + 1);
    expect(files['remoteEntry.js']).toContain(file.slice(0, -3).split('.').pop());
  }, 60_000);
});

describe('what is shared', () => {
  it('starts at the minor version it was built with, or at the one that package.json promises', () => {
    const shared = sharedPackages(dir);
    expect(shared['@fieldspan/api']?.range).toBe('^1.0.0');
    expect(shared['react']?.range).toMatch(/^\^\d+\.\d+\.0$/);
    expect(Object.keys(shared).toSorted()).toEqual([
      '@fieldspan/api',
      '@fieldspan/ui',
      '@module-federation/runtime-core',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'jotai',
      'react',
      'react-dom',
    ]);
  });

  it('is strict for our own packages, and only consumed by a remote', () => {
    const entries = Object.values(shareOption(dir, 'remote'));
    const strict = entries.filter(({ strictVersion }) => strictVersion).map(({ shareKey }) => shareKey);
    expect(strict.every((key) => key.startsWith('@fieldspan/'))).toBe(true);
    expect(strict).toContain('@fieldspan/api/session');
    expect(entries.every((entry) => entry.import === false)).toBe(true);
  });

  it('is provided by the shell under its own name, never by a path of the machine', () => {
    const entries = Object.values(shareOption(dir, 'shell'));
    expect(entries.map(({ import: fallback }) => fallback)).toEqual(entries.map(({ shareKey }) => shareKey));
  });
});
