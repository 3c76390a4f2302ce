import { mayRead } from '@fieldspan/contract/access-rules';
import type { StockLevel } from '@fieldspan/contract/stock-calls';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { lineCents } from '@fieldspan/domain/money/line-amount';
import { shownLevels } from '@fieldspan/domain/stock/shown-levels';
import { tidy } from '@fieldspan/domain/stock/reorder';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import { zoneOf } from '../../http/note-reader.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { dayIn } from '../../registry/guards/issue.ts';
import { amountColumn, reportFiles } from '../report-files.ts';

const PlacesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ place_id: v.number(), name: v.string(), quantity: v.number() })),
);
type Row = Omit<StockLevel, 'places'> & { places: string };

/** What is where, and what is on its way; of materials that lay somewhere, or have a level. */
async function levelsOf({ session, transact }: SignedInAsk): Promise<StockLevel[]> {
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
}

const stockLevels: SignedInRoute = {
  verb: 'GET',
  path: 'Stock/levels',
  summary: 'How much of each material is in which place, what is ordered of it, and its level for ordering more',
  session: 'required',
  handle: levelsOf,
};

const ShownSchema = v.object({ place: v.optional(WholeNumber), search: v.optional(shortText(200), '') });

/** As the list shows it under its search and place; a spreadsheet gets what it is worth at the price list's costs too. */
const levelFiles = reportFiles<StockLevel>({
  path: 'Stock/levels',
  summary: 'How much of each material is in which place (place and search: of one place, and of what has these words)',
  takes: ShownSchema,
  async table(ask) {
    const { place = 0, search } = await ask.read(ShownSchema);
    const all = await levelsOf(ask);
    const rows = shownLevels(all, { place, search });
    const name = all.flatMap(({ places }) => places).find(({ place_id }) => place_id === place)?.name;
    const day = dayIn(ask.time, await ask.transact((tx) => zoneOf(tx, ask.session.userId)));
    return {
      title: 'Stock',
      about: [
        ['Day', day],
        ...(name === undefined ? [] : [['Place', name] as const]),
        ...(search === '' ? [] : [['Search', search] as const]),
      ],
      file: `Stock-${day}`,
      columns: [
        { name: 'Code', kind: 'text', of: ({ code }) => code },
        { name: 'Material', kind: 'text', of: ({ description }) => description },
        { name: 'Unit', kind: 'text', of: ({ unit }) => unit },
        { name: 'There', kind: 'count', of: ({ on_hand }) => on_hand },
        { name: 'Where', kind: 'text', of: whereOf },
        { name: 'Ordered', kind: 'count', of: ({ ordered }) => ordered },
        { name: 'Reorder below', kind: 'count', of: ({ reorder_level }) => reorder_level },
        { name: 'Usual order', kind: 'count', of: ({ reorder_quantity }) => reorder_quantity },
        { name: 'Supplier', kind: 'text', of: ({ supplier }) => supplier },
        { name: 'Cost', kind: 'amount', of: ({ cost }) => cost },
        amountColumn(
          'Worth',
          worthOf,
          rows.reduce((sum, level) => sum + worthOf(level), 0),
        ),
      ],
      rows,
    };
  },
});

const whereOf = ({ places }: StockLevel): string =>
  places.map(({ name, quantity }) => `${name}: ${quantity}`).join(', ');

/** To the cent; what a place owes to the count is worth nothing. */
const worthOf = ({ on_hand, cost }: StockLevel): number =>
  on_hand <= 0 ? 0 : amountOf(lineCents({ quantity: String(on_hand), price: String(cost ?? 0), discount: '0' }) ?? 0n);

export const stockRoutes: readonly SignedInRoute[] = [stockLevels, ...levelFiles];

const tidied = ({ places, ...row }: Row): StockLevel => ({
  ...row,
  on_hand: tidy(row.on_hand),
  ordered: tidy(row.ordered),
  places: v.parse(PlacesSchema, places).map((place) => Object.assign(place, { quantity: tidy(place.quantity) })),
});
