import { sql } from 'kysely';
import { mayTouchAll } from '@fieldspan/contract/access-rules';
import type { DuplicateGroups, KnownFile } from '@fieldspan/contract/library-calls';
import * as v from 'valibot';
import { WholeNumber, jsonText } from '../../http/fields.ts';
import { Refusal } from '../../http/errors.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { readable, removable } from '../../registry/access.ts';

const Sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'));
const KnownSchema = v.object({ sha256: jsonText(v.pipe(v.array(Sha256), v.maxLength(500))) });

/** Asked before an upload, so that a person decides; it names no more than they may read. */
const knownFiles: SignedInRoute = {
  verb: 'POST',
  path: 'LibraryFile/known',
  summary: 'The files of the library that have one of these contents (sha256: a JSON list)',
  session: 'required',
  takes: KnownSchema,
  async handle({ read, session, transact }): Promise<KnownFile[]> {
    const { sha256 } = await read(KnownSchema);
    return transact(async (tx) => {
      const { rows } = await sql<KnownFile>`
        select distinct on (u.sha256) u.sha256, lf.id, lf.slug, coalesce(nullif(lf.caption, ''), u.original_filename) as name,
          f.name as folder
        from library_upload u
        join library_file lf on lf.tenant_id = u.tenant_id and lf.file_id = u.id
        left join library_folder f on f.tenant_id = lf.tenant_id and f.id = lf.folder_id
        where u.tenant_id = ${session.tenantId} and u.sha256 = any(${sha256}) and ${readable(session, 'LibraryFile', 'lf')}
        order by u.sha256, lf.id`.execute(tx);
      return rows;
    });
  },
};

const GROUPS_ON_PAGE = 20;
const PageSchema = v.object({ page: v.optional(WholeNumber, '1') });

type Row = DuplicateGroups['groups'][number] & { all: number };

const duplicateFiles: SignedInRoute = {
  verb: 'GET',
  path: 'LibraryFile/duplicates',
  summary: 'Files of the library that have the same content, group by group, the largest first',
  session: 'required',
  takes: PageSchema,
  async handle({ read, session, transact }): Promise<DuplicateGroups> {
    const { page } = await read(PageSchema);
    if (!mayTouchAll(session.viewer, 'LibraryFile', 'read'))
      throw new Refusal('You do not have permission to read the library.');
    const offset = (Math.min(Math.max(page, 1), 10_000) - 1) * GROUPS_ON_PAGE;
    return transact(async (tx) => {
      const { rows } = await sql<Row>`
        with shown as (
          select lf.id, lf.slug, lf.version, lf.created_at, lf.folder_id, u.sha256, u.bytes, u.thumb_filename, u.filename,
            coalesce(nullif(lf.caption, ''), u.original_filename) as name, f.name as folder,
            nullif(concat_ws(' ', p.first_name, p.last_name), '') as by, (${removable(session, 'LibraryFile', 'lf')}) as may_delete
          from library_file lf
          join library_upload u on u.tenant_id = lf.tenant_id and u.id = lf.file_id
          left join library_folder f on f.tenant_id = lf.tenant_id and f.id = lf.folder_id
          left join "user" p on p.id = lf.created_by
          where ${readable(session, 'LibraryFile', 'lf')} and u.sha256 is not null),
        groups as (select sha256, max(bytes) as bytes, count(*)::int as count from shown group by sha256 having count(*) > 1)
        select g.sha256, g.bytes, count(*) over ()::int as "all", (
          select jsonb_agg(jsonb_build_object('id', s.id, 'slug', s.slug, 'version', s.version, 'name', s.name, 'folder', s.folder,
            'created_at', s.created_at, 'by', s.by, 'filename', s.filename, 'thumb_filename', s.thumb_filename,
            'may_delete', s.may_delete) order by s.id)
          from (select * from shown where shown.sha256 = g.sha256 order by id limit 50) as s) as files
        from groups g order by g.bytes * (g.count - 1) desc nulls last, g.sha256
        limit ${GROUPS_ON_PAGE} offset ${offset}`.execute(tx);
      return {
        groups: rows.map(({ sha256, bytes, files }) => ({ sha256, bytes, files })),
        count: rows[0]?.all ?? 0,
        pages: Math.ceil((rows[0]?.all ?? 0) / GROUPS_ON_PAGE),
      };
    });
  },
};

export const duplicateRoutes = [knownFiles, duplicateFiles];
