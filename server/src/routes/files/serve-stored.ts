import { FlagText } from '../../http/fields.ts';
import type { Services } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import type { Ask } from '../../http/route.ts';
import * as v from 'valibot';
import { needsStandIn } from '../../media/file-type.ts';
import { objectKey } from '../../storage/storage.ts';
import { byteRange } from './byte-range.ts';
import { lazyBody } from './lazy-body.ts';
import { servedHeaders } from './served-headers.ts';
import { previewName } from '../../storage/stored-names.ts';

/** A stored object that the person may read. */
export type Resource = { tenantId: number; filename: string; mime: string | null; name: string | null };

const WEBP = 'image/webp';

/** The file to show for a picture: its preview if few browsers can show the original (HEIC from phones). */
export async function shownAs({ storage }: Services, found: Resource): Promise<Resource> {
  if (!needsStandIn(found.mime ?? '')) return found;
  const preview = { ...found, filename: previewName(found.filename), mime: WEBP };
  return (await storage.head(keyOf(preview))) ? preview : found;
}

function keyOf({ tenantId, filename }: Resource): string {
  return objectKey(tenantId, filename);
}

/** Serves the object, or the requested range of it. */
export async function serveStored(ask: Ask, resource: Resource): Promise<Response> {
  const { storage } = ask.services;
  const key = keyOf(resource);
  const stored = await storage.head(key);
  if (!stored) throw new NotFound();
  // An object never changes, so its name is its ETag.
  const etag = `"${resource.filename}"`;
  const headers = servedHeaders({ ...resource, ...stored, etag, download: await wantsDownload(ask) });
  if (ask.headers.get('if-none-match') === etag) {
    const { 'content-length': _, ...kept } = headers;
    return new Response(null, { status: 304, headers: kept });
  }

  const range = byteRange(rangeHeader(ask.headers, etag), stored.bytes);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${stored.bytes}` } });
  }
  if (range === 'whole')
    return new Response(
      lazyBody(() => storage.get(key)),
      { headers },
    );
  return new Response(
    lazyBody(() => storage.get(key, range)),
    {
      status: 206,
      headers: {
        ...headers,
        'content-length': String(range.end - range.start + 1),
        'content-range': `bytes ${range.start}-${range.end}/${stored.bytes}`,
      },
    },
  );
}

/** What the routes take that serve stored files. */
export const DownloadSchema = v.object({ download: v.optional(FlagText, '0') });

async function wantsDownload(ask: Ask): Promise<boolean> {
  const { download } = await ask.read(DownloadSchema);
  return download === 1;
}

/** If If-Range names another version, the range is ignored, because the client would mix the two versions. */
function rangeHeader(headers: Headers, etag: string): string | null {
  const condition = headers.get('if-range');
  return condition === null || condition === etag ? headers.get('range') : null;
}
