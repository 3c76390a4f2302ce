import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ASSETS_FILE } from '@fieldspan/build/initial-assets-plugin';
import { type Release, ReleaseSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';
import { integrityOf } from './file-hash.ts';
import { hashOfFiles } from './release-id.ts';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.html', '.txt', '.wasm', '.webmanifest']);
export const RELEASE_FILE = 'release.json';
/** Only the gate reads this record; no page requests it. */
export const API_FILE = 'api.json';

/** Facts about a build that its files do not show. */
export type BuildFacts = Pick<
  Release,
  | 'remote'
  | 'version'
  | 'entry'
  | 'initial'
  | 'signedIn'
  | 'manifest'
  | 'shared'
  | 'state'
  | 'places'
  | 'externals'
  | 'libraries'
  | 'apiLevel'
  | 'apiNames'
  | 'contractLevel'
> & {
  /** Declaration file of its contracts; null or missing when it has none. */
  contracts?: string | null;
  /** The shared modules that it provides or needs, as JSON. */
  sharedContracts?: string | null;
};

/** Only the gate reads these records; no page requests them. */
const RECORDS = { types: 'contracts.d.ts', sharedTypes: 'shared-contracts.json' } as const;

async function writeRecords(
  folder: string,
  texts: Record<keyof typeof RECORDS, string | null>,
): Promise<Partial<typeof RECORDS>> {
  const { types, sharedTypes } = texts;
  if (types !== null) await writeFile(join(folder, RECORDS.types), types);
  if (sharedTypes !== null) await writeFile(join(folder, RECORDS.sharedTypes), sharedTypes);
  return {
    ...(types !== null && { types: RECORDS.types }),
    ...(sharedTypes !== null && { sharedTypes: RECORDS.sharedTypes }),
  };
}

function isOwnOutput(path: string): boolean {
  return path === RELEASE_FILE || path === ASSETS_FILE || path.endsWith('.br') || path.endsWith('.map');
}

async function builtFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isOwnOutput(path))
    .sort();
}

/** Writes a `.br` file beside a file if that is smaller. Quality 11: slow once, small for every visitor. */
async function writeBrotli(path: string, bytes: Buffer): Promise<number | null> {
  const target = `${path}.br`;
  await rm(target, { force: true });
  if (!COMPRESSIBLE.has(extname(path))) return null;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const small = await compress(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  if (small.length >= bytes.length) return null;
  await writeFile(target, small);
  return small.length;
}

async function describeFile(folder: string, path: string): Promise<Release['files'][number]> {
  const bytes = await readFile(join(folder, path));
  return {
    path,
    sha384: integrityOf(bytes),
    bytes: bytes.length,
    brotliBytes: await writeBrotli(join(folder, path), bytes),
  };
}

/**
 * Turns a build folder into a release: hashes and compresses every file and writes release.json there. Source maps are
 * left out. remote.json is one of the release's files, so a changed menu changes the id; the same goes for the shell's
 * state.json and places.json and for the record of the API that it uses.
 * @throws Error when the entry or an initial asset is not among the files
 */
export async function makeRelease(
  folder: string,
  { contracts = null, sharedContracts = null, ...facts }: BuildFacts,
): Promise<Release> {
  const records = await writeRecords(folder, { types: contracts, sharedTypes: sharedContracts });
  if (facts.manifest !== null) await writeFile(join(folder, 'remote.json'), canonicalJson(facts.manifest));
  if (facts.state !== undefined) await writeFile(join(folder, 'state.json'), canonicalJson(facts.state));
  const { apiLevel, apiNames, contractLevel } = facts;
  if (apiLevel !== undefined)
    await writeFile(join(folder, API_FILE), canonicalJson({ apiLevel, apiNames, contractLevel }));
  if (facts.places !== undefined) await writeFile(join(folder, 'places.json'), canonicalJson(facts.places));
  const files = await Promise.all((await builtFiles(folder)).map((path) => describeFile(folder, path)));
  const known = new Set(files.map((file) => file.path));
  const { entry, initial, signedIn = { js: [], css: [] } } = facts;
  for (const asset of [entry, initial.js, initial.css, signedIn.js, signedIn.css].flat()) {
    if (!known.has(asset))
      throw new Error(`The build of ${facts.remote} names ${asset} but did not write it to ${folder}.`);
  }
  const release = v.parse(ReleaseSchema, { schema: 1, ...facts, ...records, hash: hashOfFiles(files), files });
  await writeFile(join(folder, RELEASE_FILE), canonicalJson(release));
  return release;
}
