import * as v from 'valibot';
import { openedPiece } from '../../equipment/opened-piece.ts';
import { NotFound, Refusal } from '../../http/errors.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { DownloadSchema, serveStored } from '../files/serve-stored.ts';

const ParamsSchema = v.object({
  piece: v.pipe(v.string(), v.maxLength(200)),
  filename: v.pipe(v.string(), v.regex(/^[0-9a-z]{2}[0-9a-z.]{0,200}$/)),
});

/** The photo of a piece for whoever opens its public page: small, and without the place where it was taken. */
export const equipmentPhoto: OpenRoute = {
  verb: 'GET',
  path: 'resources/equipment-pages/:piece/:filename',
  root: true,
  summary: 'The photo of a piece of equipment, for its public page',
  session: 'none',
  takes: DownloadSchema,
  async handle(ask) {
    const params = v.safeParse(ParamsSchema, ask.params);
    if (!params.success) throw new NotFound();
    const { piece, filename } = params.output;
    const found = await opened(ask, piece);
    if (found === null) {
      await ask.services.limits.take('public-slug', ask.address);
      throw new NotFound();
    }
    const photo = await ask.services.db.system((tx) =>
      tx
        .selectFrom('equipment as e')
        .innerJoin('library_upload as u', (join) =>
          join.onRef('u.id', '=', 'e.image_id').onRef('u.tenant_id', '=', 'e.tenant_id'),
        )
        .where('e.tenant_id', '=', found.tenantId)
        .where('e.id', '=', found.id)
        .where('u.thumb_filename', '=', filename)
        .where('u.type', 'like', 'image/%')
        .select('u.id')
        .executeTakeFirst(),
    );
    if (!photo) throw new NotFound();
    return serveStored(ask, { tenantId: found.tenantId, filename, mime: 'image/webp', name: null });
  },
};

/** Null for an address that opens nothing, also if its link was switched off or has ended. */
async function opened({ services }: Ask, slug: string) {
  try {
    return await openedPiece({ services, session: null }, slug);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
