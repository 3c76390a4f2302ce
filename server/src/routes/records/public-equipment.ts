import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';

const AskSchema = v.object({ slug: v.pipe(shortText(200), v.nonEmpty('must not be empty')) });

/**
 * The page behind the label on a machine. It needs no session, so it names every column it gives: nothing of
 * money, people or places. A slug that two employers happen to share opens neither.
 */
export const publicEquipment: OpenRoute = {
  verb: 'GET',
  path: 'Equipment/public',
  summary: 'What anybody with the link may know of a piece of equipment',
  session: 'none',
  async handle({ read, services }) {
    const { slug } = await read(AskSchema);
    const [piece, ...others] = await services.db.system((tx) =>
      tx
        .selectFrom('equipment')
        .innerJoin('equipment_type', 'equipment_type.id', 'equipment.type_id')
        .innerJoin('equipment_category', 'equipment_category.id', 'equipment_type.category_id')
        .innerJoin('company', 'company.id', 'equipment.tenant_id')
        .where('equipment.slug', '=', slug)
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
        .limit(2)
        .execute(),
    );
    if (!piece || others.length > 0) throw new Refusal('This equipment was not found.');
    return piece;
  },
};
