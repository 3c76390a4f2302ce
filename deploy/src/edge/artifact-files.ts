import { type FileHandle, open } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Release, ReleaseId } from '@fieldspan/contract/release';
import { hasCode } from '@fieldspan/domain/is-error';
import * as v from 'valibot';
import { localFile } from '../registry/local-file.ts';
import type { Registry } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { LiveReleases } from './live-releases.ts';
import { accepts, type Exchange, isUnchanged, sendText } from './reply.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};
const REMOTE_NAME = /^[a-z][a-z0-9-]*$/;

type Wanted = { remote: string; id: string; path: string };
type ReleaseFile = Release['files'][number];
/** Path of a file, or of its compressed form, on this machine. */
type Place = (isPacked: boolean) => Promise<string | null>;

/** Parses `/r/<remote>/<id>/<file…>`; null when it is malformed. */
function wantedFile(pathname: string): Wanted | null {
  const [, , remote = '', id = '', ...rest] = pathname.split('/');
  return REMOTE_NAME.test(remote) && v.is(ReleaseId, id) && rest.length > 0
    ? { remote, id, path: rest.join('/') }
    : null;
}

/** Serves the files of published releases. It opens only files that a release lists, so no path can escape. */
export class ArtifactFiles {
  readonly #registry: Registry;
  readonly #live: LiveReleases;

  constructor(registry: Registry, live: LiveReleases) {
    this.#registry = registry;
    this.#live = live;
  }

  /** @param pathname decoded path that starts with /r/ */
  async serve(exchange: Exchange, pathname: string): Promise<void> {
    const wanted = wantedFile(pathname);
    const found = wanted === null ? null : await this.#find(wanted);
    if (found === null) return sendText(exchange, 404, 'There is no such file in any published release.');
    const { release, file } = found;
    return send(exchange, file, (isPacked) => localFile(this.#registry, { release, path: file.path, isPacked }));
  }

  async #find({ remote, id, path }: Wanted): Promise<{ release: Release; file: ReleaseFile } | null> {
    try {
      const release = await this.#live.release(remote, id);
      const file = release.files.find((each) => each.path === path);
      return file === undefined ? null : { release, file };
    } catch (error) {
      if (error instanceof RegistryError) return null;
      throw error;
    }
  }
}

function headersOf(file: ReleaseFile, packed: number | null): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${file.sha384.slice(7, 29)}${packed === null ? '' : '-br'}"`,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

async function openOrNull(path: string | null): Promise<FileHandle | null> {
  if (path === null) return null;
  try {
    return await open(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function send(exchange: Exchange, file: ReleaseFile, place: Place): Promise<void> {
  const { request, response } = exchange;
  const packed = accepts(exchange, 'br') ? file.brotliBytes : null;
  const headers = headersOf(file, packed);
  if (isUnchanged(exchange, headers['ETag'] ?? '')) {
    response.writeHead(304, headers).end();
    return;
  }
  const handle = await openOrNull(await place(packed !== null));
  if (handle === null) return sendText(exchange, 404, 'This file is not where its release says.');
  response.writeHead(200, {
    ...headers,
    'Content-Type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'Content-Length': packed ?? file.bytes,
    ...(packed !== null && { 'Content-Encoding': 'br' }),
  });
  if (request.method === 'HEAD') {
    await handle.close();
    response.end();
    return;
  }
  await pipeline(handle.createReadStream(), response);
}
