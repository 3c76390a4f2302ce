import { sql } from 'kysely';
import type { CompanyExport } from '@fieldspan/contract/export-calls';
import * as v from 'valibot';
import { NotFound, Refusal } from '../../http/errors.ts';
import { identityOfToken } from '../../http/identity.ts';
import type { OpenRoute, Route, SignedInRoute } from '../../http/route.ts';
import { sentCookie } from '../../http/sent-cookie.ts';
import { SESSION_COOKIE } from '../../http/session.ts';
import { objectKey } from '../../storage/storage.ts';
import { lazyBody } from '../files/lazy-body.ts';
import { requireAdmin } from '../factors/require-admin.ts';
import { requireProof } from '../factors/require-proof.ts';

const columns = ['id', 'state', 'created_at', 'done', 'total', 'bytes', 'filename', 'ends_at'] as const;

const lastExport: SignedInRoute = {
  verb: 'GET',
  path: 'CompanyExport/last',
  summary: 'How far the last export of the company is (Admin)',
  session: 'required',
  async handle({ session, services: { db } }): Promise<CompanyExport | null> {
    requireAdmin(session);
    const last = await db.system((tx) =>
      tx
        .selectFrom('company_export')
        .where('tenant_id', '=', session.tenantId)
        .orderBy('id', 'desc')
        .select(columns)
        .executeTakeFirst(),
    );
    return last ?? null;
  },
};

const startExport: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyExport/start',
  summary:
    'Make a zip of all records and files of the company in the background (Admin, who confirmed that it is them)',
  session: 'required',
  async handle({ session, services: { db } }): Promise<{ record_id: number }> {
    requireAdmin(session);
    requireProof(session);
    return db.system(async (tx) => {
      await sql`select pg_advisory_xact_lock(7203117, ${session.tenantId}::int)`.execute(tx);
      const unfinished = await tx
        .selectFrom('company_export')
        .where('tenant_id', '=', session.tenantId)
        .where('state', 'in', ['waiting', 'running'])
        .select('id')
        .executeTakeFirst();
      if (unfinished) throw new Refusal('An export is being made already. It can be fetched here when it is ready.');
      const { id } = await tx
        .insertInto('company_export')
        .values({ tenant_id: session.tenantId, requested_by: session.userId })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { record_id: id };
    });
  },
};

const ParamsSchema = v.object({
  segment: v.pipe(v.string(), v.maxLength(200)),
  filename: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}\.zip$/)),
});

/** Anybody but an Admin of the company gets 404, and so does everybody after the export has expired. */
const fetchExport: OpenRoute = {
  verb: 'GET',
  path: 'resources/exports/:segment/:filename',
  root: true,
  summary: 'The zip of an export, for an Admin of the company, until it ends',
  session: 'none',
  async handle({ params: asked, services, headers: sent }) {
    const params = v.safeParse(ParamsSchema, asked);
    if (!params.success) throw new NotFound();
    const { segment, filename } = params.output;
    const identity = await identityOfToken(services, { token: segment, cookie: sentCookie(sent, SESSION_COOKIE) });
    if (identity?.viewer.role !== 'Admin') throw new NotFound();
    const found = await services.db.system((tx) =>
      tx
        .selectFrom('company_export')
        .where('tenant_id', '=', identity.tenantId)
        .where('filename', '=', filename)
        .where('state', '=', 'ready')
        .where('ends_at', '>', sql<string>`now()`)
        .select(['created_at', 'bytes'])
        .executeTakeFirst(),
    );
    if (!found) throw new NotFound();
    const headers = {
      'content-type': 'application/zip',
      'content-length': String(found.bytes),
      'content-disposition': `attachment; filename="fieldspan-export-${found.created_at.slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    };
    return new Response(
      lazyBody(() => services.storage.get(objectKey(identity.tenantId, filename))),
      { headers },
    );
  },
};

/** Routes to export a company's data when it leaves. */
export const exportRoutes: readonly Route[] = [lastExport, startExport, fetchExport];
