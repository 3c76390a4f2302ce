import { globSync } from 'node:fs';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { RemoteManifest } from '@fieldspan/contract/remote-manifest';
import { PROJECT } from '../settings.ts';
import { runTypeScript } from '../type-script.ts';

export const CONTRACT_CACHE = join(PROJECT, '.cache', 'contracts');
const WIDGETS = join(PROJECT, 'shared', 'contract', 'src', 'widgets.ts');
const PLACES = join(PROJECT, 'shared', 'contract', 'src', 'places.ts');
/** The props that every place passes to its fills, kept by the owner of the place. */
const PLACE_FILES = '{shell,mf-*,shared/*}/src/places/*.ts';

/**
 * Types expanded so that they mention no name of another file: the recorded declaration then stands alone. The compiler
 * writes an inferred type out in full unless an alias of a mapped type is in the way; `infer O` removes it.
 */
const WRITTEN_OUT = `
type Kept = File | Blob | Date | Element | Error | Event | AbortSignal | FormData;
type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type Joined<T> = T extends infer O ? { [K in keyof O]: O[K] } : never;
type Fields<T> = Joined<
  { [K in Exclude<keyof T, Optional<T>>]: Plain<T[K]> } & { [K in Optional<T>]?: Plain<T[K]> }
>;
type Plain<T> = T extends Kept
  ? T
  : T extends (...given: infer A) => infer R
    ? (...given: { [K in keyof A]: Plain<A[K]> }) => Plain<R>
    : T extends readonly unknown[]
      ? { [K in keyof T]: Plain<T[K]> }
      : T extends object
        ? Fields<T>
        : T;
declare function plain<Names>(): Plain<Pick<WidgetContracts, Extract<Names, keyof WidgetContracts>>>;
declare function handed<Names>(): Plain<Pick<Places, Extract<Names, keyof Places>>>;
`;

const union = (names: string[]): string =>
  names.length === 0 ? 'never' : names.map((name) => JSON.stringify(name)).join(' | ');

/** The part of a remote.json that concerns contracts; the shell only has places. */
type Contracts = Pick<RemoteManifest, 'name'> & Partial<Pick<RemoteManifest, 'widgets' | 'uses' | 'places' | 'fills'>>;

function sourceOf({ name, widgets = {}, uses = {}, places = {}, fills = {} }: Contracts, folder: string): string {
  const placeFiles = globSync(PLACE_FILES, { cwd: PROJECT }).map((file) => relative(folder, join(PROJECT, file)));
  const given = Object.keys(widgets).map((widget) => `${name}.${widget}`);
  return [
    `import type { WidgetContracts } from '${relative(folder, WIDGETS)}';`,
    `import type { Places } from '${relative(folder, PLACES)}';`,
    ...placeFiles.toSorted().map((file) => `import type {} from '${file}';`),
    WRITTEN_OUT,
    `export const gives = plain<${union(given)}>();`,
    `export const uses = plain<${union(Object.keys(uses))}>();`,
    `export const places = handed<${union(Object.keys(places))}>();`,
    `export const fills = handed<${union(Object.keys(fills))}>();`,
  ].join('\n');
}

/**
 * The contracts that a remote was built against, as a self-contained declaration file: the props of the widgets it
 * provides and of those it mounts, the props of its places and of the places it fills.
 * @returns null when it has none of them
 */
export async function contractTypes(manifest: Contracts): Promise<string | null> {
  const { widgets, uses, places, fills } = manifest;
  if ([widgets, uses, places, fills].every((each) => Object.keys(each ?? {}).length === 0)) return null;
  await mkdir(CONTRACT_CACHE, { recursive: true });
  const folder = await mkdtemp(join(CONTRACT_CACHE, `${manifest.name}-`));
  try {
    await writeFile(join(folder, 'contracts.ts'), sourceOf(manifest, folder));
    const emit = ['--declaration', '--emitDeclarationOnly', '--rootDir', PROJECT, '--outDir', 'out', 'contracts.ts'];
    const complaint = await runTypeScript(folder, emit);
    if (complaint !== '') throw new Error(`The contracts of ${manifest.name} could not be written down:\n${complaint}`);
    return await readFile(join(folder, 'out', relative(PROJECT, folder), 'contracts.d.ts'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
