import { sql } from 'kysely';
import type { LibraryZip } from '@fieldspan/contract/library-calls';
import * as v from 'valibot';
import { NotFound, Refusal } from '../../http/errors.ts';
import { identityOfToken } from '../../http/identity.ts';
import { jsonText } from '../../http/fields.ts';
import type { OpenRoute, SignedInRoute } from '../../http/route.ts';
import { sentCookie } from '../../http/sent-cookie.ts';
import { sentence } from '../../http/sentence.ts';
import { SESSION_COOKIE } from '../../http/session.ts';
import { newToken } from '../../http/token.ts';
import { collectFiles } from '../../library/collect-files.ts';
import { zipAnswer } from './zip-answer.ts';

/** Above it a zip would be of no use on a phone and take an hour on a desk. */
const ZIP_MOST = 5000;
/** How long what was asked for may be fetched, again after a lost line too. */
const KEPT_HOURS = 2;

const Ids = v.optional(jsonText(v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(ZIP_MOST))), '[]');
const ZipSchema = v.object({ file_ids: Ids, folder_ids: Ids });

const prepareZip: SignedInRoute = {
  verb: 'POST',
  path: 'LibraryFile/zip',
  summary: 'Ask for files and folders (JSON lists of ids) as one zip, which resources/library-zips/… then streams',
  session: 'required',
  takes: ZipSchema,
  async handle({ read, session, transact }): Promise<LibraryZip> {
    const { file_ids: fileIds, folder_ids: folderIds } = await read(ZipSchema);
    return transact(async (tx) => {
      const files = await collectFiles({ tx, identity: session }, { fileIds, folderIds }, ZIP_MOST + 1);
      if (files.length === 0) throw new Refusal('There is no file to put into a zip.');
      if (files.length > ZIP_MOST)
        throw new Refusal(
          sentence`A zip holds ${ZIP_MOST} files at most. Choose fewer, or one folder after the other.`,
        );
      const zip_key = newToken();
      await sql`delete from library_zip where created_at < now() - make_interval(hours => ${KEPT_HOURS})`.execute(tx);
      await tx
        .insertInto('library_zip')
        .values({
          tenant_id: session.tenantId,
          requested_by: session.userId,
          zip_key,
          file_ids: [...fileIds],
          folder_ids: [...folderIds],
        })
        .execute();
      return { key: zip_key, files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
    });
  },
};

const ParamsSchema = v.object({
  segment: v.pipe(v.string(), v.maxLength(200)),
  filename: v.pipe(v.string(), v.regex(/^[\w-]{43}\.zip$/)),
});

/** Only for who asked for it, with the rights of the moment; everybody else gets 404. */
const fetchZip: OpenRoute = {
  verb: 'GET',
  path: 'resources/library-zips/:segment/:filename',
  root: true,
  summary: 'The zip of files of the library that the person asked for, made while it is read',
  session: 'none',
  async handle({ params: asked, services, headers, signal }) {
    const params = v.safeParse(ParamsSchema, asked);
    if (!params.success) throw new NotFound();
    const { segment, filename } = params.output;
    const identity = await identityOfToken(services, { token: segment, cookie: sentCookie(headers, SESSION_COOKIE) });
    if (!identity) throw new NotFound();
    const files = await services.db.as(identity, async (tx) => {
      const zip = await tx
        .selectFrom('library_zip')
        .where('tenant_id', '=', identity.tenantId)
        .where('zip_key', '=', filename.replace('.zip', ''))
        .where('requested_by', '=', identity.userId)
        .where('created_at', '>', sql<string>`now() - make_interval(hours => ${KEPT_HOURS})`)
        .select(['file_ids', 'folder_ids'])
        .executeTakeFirst();
      return zip && collectFiles({ tx, identity }, { fileIds: zip.file_ids, folderIds: zip.folder_ids }, ZIP_MOST);
    });
    if (!files) throw new NotFound();
    return zipAnswer(
      { storage: services.storage, tenantId: identity.tenantId, signal },
      { files, name: 'library.zip' },
    );
  },
};

export const zipRoutes = [prepareZip, fetchZip];
