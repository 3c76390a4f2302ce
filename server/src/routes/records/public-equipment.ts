import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { openPublicLink } from '../../links/open-public-link.ts';
import type { PublicRecord } from '../../links/open-public-link.ts';
import { mayReadRecord } from '../../registry/may-read.ts';

const AskSchema = v.object({ slug: v.pipe(shortText(200), v.nonEmpty('must not be empty')) });

/**
 * The page behind a machine's QR label. It needs no session, so its columns are listed one by one: no money, people or
 * places.
 */
export const publicEquipment: OpenRoute = {
  verb: 'GET',
  path: 'Equipment/public',
  summary: 'What anybody with the link may know of a piece of equipment',
  session: 'optional',
  takes: AskSchema,
  before: 'terms',
  async handle({ read, services, session, address }) {
    const { slug } = await read(AskSchema);
    const own = session === null ? null : await services.db.as(session, (tx) => ownPiece(tx, session, slug));
    const piece = await services.db.system(async (tx) => {
      const found = own ?? (await openPublicLink(tx, 'Equipment', slug));
      if (!found) return null;
      const shown = await tx
        .selectFrom('equipment')
        .innerJoin('equipment_type', 'equipment_type.id', 'equipment.type_id')
        .innerJoin('equipment_category', 'equipment_category.id', 'equipment_type.category_id')
        .innerJoin('company', 'company.id', 'equipment.tenant_id')
        .where('equipment.id', '=', found.id)
        .where('equipment.tenant_id', '=', found.tenantId)
        .select((is) => [
          'equipment.slug',
          'equipment.description',
          'equipment.serial_num',
          'equipment.archived',
          'equipment_type.name as type',
          'equipment_category.name as category',
          is.fn
            .coalesce('equipment.color_hex', 'equipment_type.color_hex', 'equipment_category.color_hex')
            .as('color_hex'),
          'equipment.next_service_date',
          'equipment.next_service_description',
          'equipment.next_service_mileage_or_time',
          'company.company_name',
        ])
        .executeTakeFirst();
      return shown && { ...shown, out_of_service: await outageOf(tx, found) };
    });
    if (!piece) {
      await services.limits.take('public-slug', address);
      throw new Refusal('This equipment was not found.');
    }
    // The slug of the page, which may differ from the record's.
    return { ...piece, slug };
  },
};

/** Who stopped it is nobody's business outside of the company. */
async function outageOf(tx: Tx, { id, tenantId }: PublicRecord): Promise<{ reason: string; since: string } | null> {
  const open = await tx
    .selectFrom('equipment_outage')
    .where('tenant_id', '=', tenantId)
    .where('equipment_id', '=', id)
    .where('released_at', 'is', null)
    .select(['cause as reason', 'created_at as since'])
    .executeTakeFirst();
  return open ?? null;
}

/** People who may read the machine open it by its slug, even if the public link is off. */
async function ownPiece(tx: Tx, session: Session, slug: string): Promise<PublicRecord | null> {
  const { tenantId } = session;
  const piece = await tx
    .selectFrom('equipment')
    .where('tenant_id', '=', tenantId)
    .where('slug', '=', slug)
    .select('id')
    .executeTakeFirst();
  if (!piece || !(await mayReadRecord({ tx, identity: session }, 'Equipment', piece.id))) return null;
  return { id: piece.id, tenantId };
}
