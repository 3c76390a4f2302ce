import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { openedPiece } from '../../equipment/opened-piece.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import type { PublicRecord } from '../../links/open-public-link.ts';

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
  async handle(ask) {
    const { services, address, session } = ask;
    const { slug } = await ask.read(AskSchema);
    const found = await openedPiece(ask, slug);
    if (!found) {
      await services.limits.take('public-slug', address);
      throw new Refusal('This equipment was not found.');
    }
    const shown = await services.db.system((tx) => shownPiece(tx, found));
    const isColleague = session?.tenantId === found.tenantId;
    // The slug of the page, which may differ from the record's.
    return { ...shown, slug, for_colleagues: isColleague ? await forColleagues(ask, found) : null };
  },
};

async function shownPiece(tx: Tx, found: PublicRecord) {
  const shown = await tx
    .selectFrom('equipment')
    .innerJoin('equipment_type', 'equipment_type.id', 'equipment.type_id')
    .innerJoin('equipment_category', 'equipment_category.id', 'equipment_type.category_id')
    .innerJoin('company', 'company.id', 'equipment.tenant_id')
    .leftJoin('library_upload as photo', (join) =>
      join.onRef('photo.id', '=', 'equipment.image_id').onRef('photo.tenant_id', '=', 'equipment.tenant_id'),
    )
    .where('equipment.id', '=', found.id)
    .where('equipment.tenant_id', '=', found.tenantId)
    .select((is) => [
      'equipment.slug',
      'equipment.description',
      'equipment.serial_num',
      'equipment.archived',
      'equipment_type.name as type',
      'equipment_category.name as category',
      is.fn.coalesce('equipment.color_hex', 'equipment_type.color_hex', 'equipment_category.color_hex').as('color_hex'),
      'equipment.next_service_date',
      'equipment.next_service_description',
      'equipment.next_service_mileage_or_time',
      'company.company_name',
      'photo.thumb_filename as photo',
    ])
    .executeTakeFirstOrThrow();
  return { ...shown, out_of_service: await outageOf(tx, found) };
}

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

type Inspection = { slug: string; title: string };

/** What somebody of the company goes on to: the piece itself, and the forms that are about its type. */
async function forColleagues({ services, session }: Ask, piece: PublicRecord & { mayRead: boolean }) {
  if (session === null) return null;
  const inspections = await services.db.as(session, async (tx) => {
    const { rows } = await sql<Inspection>`select c.slug, c.description as title
      from form_child_template c
      join form_template t on t.tenant_id = c.tenant_id and t.id = c.form_template_id
      join form_template_equipment_type y on y.tenant_id = t.tenant_id and y.form_template_id = t.id
      join equipment e on e.tenant_id = t.tenant_id and e.type_id = y.equipment_type_id
      where c.tenant_id = ${piece.tenantId} and e.id = ${piece.id} and t.has_equipment = 1
        and c.archived = 0 and t.archived = 0 and c.published_version > 0
      order by c.description, c.id limit 20`.execute(tx);
    return rows;
  });
  return { id: piece.id, may_read: piece.mayRead, inspections };
}
