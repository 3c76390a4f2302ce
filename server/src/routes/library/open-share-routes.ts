import type { SharedFile, SharedFiles } from '@fieldspan/contract/library-calls';
import * as v from 'valibot';
import { NotFound, Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import type { CollectedFile } from '../../library/collect-files.ts';
import { SHARED_MOST, countShare, isPassed, openShare, passOf, sharedFiles } from '../../library/open-share.ts';
import type { OpenShare } from '../../library/open-share.ts';
import { mimeOfPicture } from '../../media/file-type.ts';
import { DownloadSchema, serveStored, shownAs } from '../files/serve-stored.ts';
import { PASSWORD_LENGTH_MAX, isPassword } from '../user/password.ts';
import { zipAnswer } from './zip-answer.ts';

const Slug = v.pipe(shortText(200), v.nonEmpty('must not be empty'));
const OpenSchema = v.object({ slug: Slug, pass: v.optional(shortText(100)) });

const openShareCall: OpenRoute = {
  verb: 'GET',
  path: 'LibraryShare/open',
  summary: 'What a link of the library shows to anybody who has it',
  session: 'none',
  takes: OpenSchema,
  before: 'terms',
  async handle(ask): Promise<SharedFiles> {
    const { slug, pass } = await ask.read(OpenSchema);
    const { services } = ask;
    const share = await requireShare(ask, slug);
    const { name, ends_at, tenantId } = share;
    const company = await services.db.system((tx) =>
      tx.selectFrom('company').where('id', '=', tenantId).select('company_name').executeTakeFirst(),
    );
    const about = { name, ends_at, company_name: company?.company_name ?? null };
    if (!isPassed(share, pass)) return { ...about, is_closed: true, files: [], is_cut: false };
    const files = await sharedFiles(services, share);
    await countShare(ask, share, 'opened_count');
    return {
      ...about,
      is_closed: false,
      files: files.slice(0, SHARED_MOST).map(shownFile),
      is_cut: files.length > SHARED_MOST,
    };
  },
};

const shownFile = ({ id, name, folder, bytes, type, filename, thumb_filename }: CollectedFile): SharedFile => ({
  id,
  name,
  folder,
  bytes,
  type,
  filename,
  thumb_filename,
});

/** Counts guesses at addresses; a link that is known costs nothing. */
async function requireShare({ services, address }: Ask, slug: string): Promise<OpenShare> {
  const share = await openShare(services, slug);
  if (share) return share;
  await services.limits.take('public-slug', address);
  throw new Refusal('This link does not exist. Look whether its address is whole.');
}

const UnlockSchema = v.object({ slug: Slug, password: v.pipe(v.string(), v.maxLength(PASSWORD_LENGTH_MAX)) });

const unlockShare: OpenRoute = {
  verb: 'POST',
  path: 'LibraryShare/unlock',
  summary: 'Enter the password of a link of the library',
  session: 'none',
  takes: UnlockSchema,
  before: 'terms',
  async handle(ask): Promise<{ pass: string }> {
    const { slug, password } = await ask.read(UnlockSchema);
    const share = await requireShare(ask, slug);
    await ask.services.limits.take('share-password', `${share.id} ${ask.address}`);
    await ask.services.limits.take('share-guesses', share.id);
    if (!(await isPassword(share.password_hash, password))) throw new Refusal('That is not the password of this link.');
    await ask.services.limits.giveBack('share-guesses', share.id);
    return { pass: passOf(share) };
  },
};

const ParamsSchema = v.object({
  slug: v.pipe(v.string(), v.maxLength(200)),
  /** `-` for a link without a password. */
  pass: v.pipe(v.string(), v.maxLength(100)),
  filename: v.pipe(v.string(), v.regex(/^[0-9a-z]{2}[0-9a-z.]{0,200}$/)),
});

const sharedFile: OpenRoute = {
  verb: 'GET',
  path: 'resources/shares/:slug/:pass/:filename',
  root: true,
  summary: 'A file, or its small picture, by a link of the library that shows it',
  session: 'none',
  takes: DownloadSchema,
  async handle(ask) {
    const { share, files, filename } = await opened(ask);
    const file = files.find((each) => each.filename === filename || each.thumb_filename === filename);
    if (!file) throw new NotFound();
    const isWhole = file.filename === filename;
    if (isWhole && ask.query.get('download') === '1') await countShare(ask, share, 'downloaded_count');
    const mime = isWhole ? file.type : mimeOfPicture(filename);
    const resource = { tenantId: share.tenantId, filename, mime, name: file.name };
    return serveStored(ask, ask.query.get('download') === '1' ? resource : await shownAs(ask.services, resource));
  },
};

const sharedZip: OpenRoute = {
  verb: 'GET',
  path: 'resources/share-zips/:slug/:pass/:filename',
  root: true,
  summary: 'All files of a link of the library as one zip, made while it is read',
  session: 'none',
  async handle(ask) {
    const { share, files } = await opened(ask);
    await ask.services.limits.take('share-zip', ask.address);
    await countShare(ask, share, 'downloaded_count');
    const { storage } = ask.services;
    return zipAnswer({ storage, tenantId: share.tenantId, signal: ask.signal }, { files, name: `${share.name}.zip` });
  },
};

/** @throws NotFound for everything that a link does not show: resources say no more than that */
async function opened(ask: Ask) {
  const params = v.safeParse(ParamsSchema, ask.params);
  if (!params.success) throw new NotFound();
  const { slug, pass, filename } = params.output;
  const share = await openShare(ask.services, slug).catch(() => null);
  if (!share || !isPassed(share, pass)) throw new NotFound();
  return { share, filename, files: await sharedFiles(ask.services, share) };
}

export const openShareRoutes = [openShareCall, unlockShare, sharedFile, sharedZip];
