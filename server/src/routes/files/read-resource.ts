import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../http/errors.ts';
import { identityOfToken } from '../../http/identity.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { sentCookie } from '../../http/sent-cookie.ts';
import { SESSION_COOKIE } from '../../http/session.ts';
import { mimeOfPicture } from '../../media/file-type.ts';
import { ofTenant } from '../../registry/access.ts';
import { mayReadRecord } from '../../registry/may-read.ts';
import { DownloadSchema, serveStored, shownAs } from './serve-stored.ts';
import type { Resource } from './serve-stored.ts';

const ParamsSchema = v.object({
  kind: v.picklist(['images', 'files', 'profile-images', 'receipt-images']),
  segment: v.pipe(v.string(), v.maxLength(200)),
  filename: v.pipe(v.string(), v.regex(/^[0-9a-z]{2}[0-9a-z.]{0,200}$/)),
});
type Wanted = v.InferOutput<typeof ParamsSchema>;

/**
 * A missing file, a file the person may not read and an expired token all give the same 404. The token in the URL only
 * reads resources, and only in the browser of its session.
 */
export const readResource: OpenRoute = {
  verb: 'GET',
  path: 'resources/:kind/:segment/:filename',
  root: true,
  summary: 'A stored file, for whoever may read a record that shows it; images/ shows, files/ gives the original',
  session: 'none',
  takes: DownloadSchema,
  async handle(ask) {
    const params = v.safeParse(ParamsSchema, ask.params);
    if (!params.success) throw new NotFound();
    const { services } = ask;
    const found =
      params.output.kind === 'profile-images' ? face(services.db, params.output) : upload(ask, params.output);
    const resource = await found;
    if (!resource) throw new NotFound();
    return serveStored(ask, params.output.kind === 'files' ? resource : await shownAs(services, resource));
  },
};

async function upload({ services, headers }: Ask, { segment, filename }: Wanted): Promise<Resource | null> {
  const identity = await identityOfToken(services, {
    token: segment,
    cookie: sentCookie(headers, SESSION_COOKIE),
  });
  if (!identity) return null;
  return services.db.as(identity, async (tx) => {
    const found = await tx
      .selectFrom('library_upload as u')
      .where((is) =>
        is.or([
          is('u.filename', '=', filename),
          is('u.thumb_filename', '=', filename),
          // Old names stay valid: a URL stored before a picture was rotated shows it as it was then.
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

/**
 * Profile pictures and logos need no token: the slug of the picture or of its person opens exactly that one (decision
 * 43).
 */
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
