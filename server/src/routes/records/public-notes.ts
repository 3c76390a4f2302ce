import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { openPublicLink } from '../../links/open-public-link.ts';
import type { PublicRecord } from '../../links/open-public-link.ts';

const AskSchema = v.object({
  slug: v.pipe(shortText(200), v.nonEmpty('must not be empty')),
  note_slug: v.optional(shortText(200), ''),
});

/** The public notes of a project, all or one. It needs no session, so its columns are listed one by one. */
export const publicNotes: OpenRoute = {
  verb: 'GET',
  path: 'JobNote/public',
  summary: 'The public notes of a project, for anybody with its link',
  session: 'optional',
  takes: AskSchema,
  before: 'terms',
  async handle({ services, address, read }) {
    const { slug, note_slug: noteSlug } = await read(AskSchema);
    const found = await services.db.system((tx) => openPublicLink(tx, 'Job', slug));
    const shown = found && (await services.db.system((tx) => shownNotes(tx, found, noteSlug)));
    if (!shown || (noteSlug !== '' && shown.notes.length === 0)) {
      await services.limits.take('public-slug', address);
      throw new Refusal('These notes were not found.');
    }
    return shown;
  },
};

const MOST = 200;

async function shownNotes(tx: Tx, { id, tenantId }: PublicRecord, noteSlug: string) {
  const project = await tx
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.tenant_id')
    .where('job.id', '=', id)
    .where('job.tenant_id', '=', tenantId)
    .where('job.deleted', '=', 0)
    .select(['job.job_name', 'company.company_name'])
    .executeTakeFirst();
  if (!project) return null;
  const notes = await tx
    .selectFrom('job_note')
    .where('tenant_id', '=', tenantId)
    .where('job_id', '=', id)
    .where('is_public', '=', 1)
    .$if(noteSlug !== '', (query) => query.where('slug', '=', noteSlug))
    .orderBy('id', 'desc')
    .limit(MOST)
    .select(['slug', 'title', 'body', 'created_at'])
    .execute();
  return { ...project, notes };
}
