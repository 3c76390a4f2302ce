import { mayRead } from '@fieldspan/contract/access-rules';
import type { StockLevel } from '@fieldspan/contract/stock-calls';
import { tidy } from '@fieldspan/domain/stock/reorder';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import type { SignedInRoute } from '../../http/route.ts';

const PlacesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ place_id: v.number(), name: v.string(), quantity: v.number() })),
);
type Row = Omit<StockLevel, 'places'> & { places: string };

/** What is where, and what is on its way; of materials that lay somewhere, or have a level. */
export const stockLevels: SignedInRoute = {
  verb: 'GET',
  path: 'Stock/levels',
  summary: 'How much of each material is in which place, what is ordered of it, and its level for ordering more',
  session: 'required',
  handle({ session, transact }): Promise<StockLevel[]> {
    if (!mayRead('Material')(session.viewer)) throw new Refusal('You do not have permission to read materials.');
    const { tenantId } = session;
    return transact(async (tx) => {
      const { rows } = await sql<Row>`
        with held as (
          select material_id, place_id, sum(quantity) as quantity from (
            select material_id, to_place_id as place_id, quantity from stock_movement
            where tenant_id = ${tenantId} and to_place_id is not null
            union all
            select material_id, from_place_id, -quantity from stock_movement
            where tenant_id = ${tenantId} and from_place_id is not null) moved
          group by material_id, place_id
        ), ordered as (
          select d.source_id as material_id, sum(greatest(s.ordered - s.received, 0))::double precision as quantity
          from purchase_order o join lateral lines_of(o.lines_json) d on d.source_model = 'Material'
            join lateral order_lines_state(o) s on s.key = d.key
          where o.tenant_id = ${tenantId} and coalesce(o.status, 'Draft') in ('Draft', 'Sent', 'Confirmed', 'Partly received')
          group by d.source_id
        )
        select m.id as material_id, m.slug, m.code, m.description, m.unit, m.cost, m.supplier_id, c.name as supplier,
          m.reorder_level, m.reorder_quantity, coalesce(sum(h.quantity), 0) as on_hand, coalesce(max(o.quantity), 0) as ordered,
          coalesce(json_agg(json_build_object('place_id', p.id, 'name', p.name, 'quantity', h.quantity) order by p.name)
            filter (where abs(h.quantity) > 0.00005), '[]')::text as places
        from material m left join held h on h.material_id = m.id
          left join stock_place p on p.tenant_id = m.tenant_id and p.id = h.place_id
          left join ordered o on o.material_id = m.id
          left join contact c on c.tenant_id = m.tenant_id and c.id = m.supplier_id
        where m.tenant_id = ${tenantId} and m.archived = 0 and (h.place_id is not null or m.reorder_level is not null)
        group by m.id, c.name order by m.description, m.id`.execute(tx);
      return rows.map(tidied);
    });
  },
};

const tidied = ({ places, ...row }: Row): StockLevel => ({
  ...row,
  on_hand: tidy(row.on_hand),
  ordered: tidy(row.ordered),
  places: v.parse(PlacesSchema, places).map((place) => Object.assign(place, { quantity: tidy(place.quantity) })),
});
