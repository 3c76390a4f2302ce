import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { FlagText } from '../../http/fields.ts';
import { identityOfToken } from '../../http/identity.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { mimeOfPicture, needsStandIn } from '../../media/file-type.ts';
import { ofTenant } from '../../registry/access.ts';
import { mayReadRecord } from '../../registry/may-read.ts';
import { objectKey } from '../../storage/storage.ts';
import { byteRange } from './byte-range.ts';
import { lazyBody } from './lazy-body.ts';
import { servedHeaders } from './served-headers.ts';
import { previewName } from './stored-names.ts';

const ParamsSchema = v.object({
  kind: v.picklist(['images', 'files', 'profile-images', 'receipt-images']),
  segment: v.pipe(v.string(), v.maxLength(200)),
  filename: v.pipe(v.string(), v.regex(/^[0-9a-z]{2}[0-9a-z.]{0,200}$/)),
});
type Wanted = v.InferOutput<typeof ParamsSchema>;

/** A stored object that may be handed out. */
type Resource = { tenantId: number; filename: string; mime: string | null; name: string | null };

const WEBP = 'image/webp';

/**
 * Everything that is not there, not theirs, or asked for with a token that has ended, is the same: not found.
 * The token in the address reads resources and nothing else.
 */
export const readResource: OpenRoute = {
  verb: 'GET',
  path: 'resources/:kind/:segment/:filename',
  root: true,
  summary: 'A stored file, for whoever may read a record that shows it; images/ shows, files/ gives the original',
  session: 'none',
  async handle(ask) {
    const params = v.safeParse(ParamsSchema, ask.params);
    if (!params.success) throw new NotFound();
    const { services } = ask;
    const found =
      params.output.kind === 'profile-images' ? face(services.db, params.output) : upload(services.db, params.output);
    const resource = await shownAs(services, await found, params.output);
    if (!resource) throw new NotFound();
    return serve(ask, resource);
  },
};

async function upload(db: Database, { segment, filename }: Wanted): Promise<Resource | null> {
  const identity = await identityOfToken(db, segment);
  if (!identity) return null;
  return db.as(identity, async (tx) => {
    const found = await tx
      .selectFrom('library_upload as u')
      .where((is) =>
        is.or([
          is('u.filename', '=', filename),
          is('u.thumb_filename', '=', filename),
          // What was written down before a picture was turned shows it as it was then.
          sql<boolean>`u.earlier_names @> array[${filename}]::text[]`,
        ]),
      )
      .where(ofTenant(identity, 'LibraryUpload', 'u'))
      .select(['u.id', 'u.tenant_id', 'u.type', 'u.filename', 'u.original_filename as name'])
      .executeTakeFirst();
    if (!found || !(await mayReadRecord({ tx, identity }, 'LibraryUpload', found.id))) return null;
    const mime = found.filename === filename ? found.type : mimeOfPicture(filename);
    return { tenantId: found.tenant_id, filename, mime, name: found.name };
  });
}

/** Faces and logos carry no token: the slug of the picture or of its person opens exactly that one (decision 43). */
async function face(db: Database, { segment, filename }: Wanted): Promise<Resource | null> {
  const found = await db.system((tx) =>
    tx
      .selectFrom('profile_image as p')
      .leftJoin('user as person', 'person.id', 'p.user_id')
      .where('p.filename', '=', filename)
      .where((is) => is.or([is('p.slug', '=', segment), is('person.slug', '=', segment)]))
      .select('p.tenant_id')
      .executeTakeFirst(),
  );
  return found ? { tenantId: found.tenant_id, filename, mime: mimeOfPicture(filename), name: null } : null;
}

/** Where a picture is to be shown that few browsers can show (a phone's HEIC), its stand-in is. */
async function shownAs({ storage }: Services, found: Resource | null, { kind }: Wanted): Promise<Resource | null> {
  if (!found || kind === 'files' || !needsStandIn(found.mime ?? '')) return found;
  const preview = { ...found, filename: previewName(found.filename), mime: WEBP };
  return (await storage.head(keyOf(preview))) ? preview : found;
}

function keyOf({ tenantId, filename }: Resource): string {
  return objectKey(tenantId, filename);
}

async function serve(ask: Ask, resource: Resource): Promise<Response> {
  const { storage } = ask.services;
  const key = keyOf(resource);
  const stored = await storage.head(key);
  if (!stored) throw new NotFound();
  // An object never changes, so its name is its version.
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

async function wantsDownload(ask: Ask): Promise<boolean> {
  const { download } = await ask.read(v.object({ download: v.optional(FlagText, '0') }));
  return download === 1;
}

/** A part of another version would be mixed with this one. */
function rangeHeader(headers: Headers, etag: string): string | null {
  const condition = headers.get('if-range');
  return condition === null || condition === etag ? headers.get('range') : null;
}
