import { call, callList, callSome } from '@fieldspan/api/call';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import type { Trade } from '@fieldspan/domain/trades';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** What a line is made of: a material, a labour task or an assembly. */
export type PriceBookEntry = Pick<
  DocumentLine,
  'key' | 'code' | 'description' | 'quantity' | 'unit' | 'cost' | 'price' | 'source'
>;

const SHOWN = 20;
const MOST_FAVOURITES = 100;
const decimal = (value: number | null): string => (value === null ? '' : String(Math.round(value * 10_000) / 10_000));

/** Materials, labour tasks and assemblies whose code or name is like what was typed; with a trade its favourite materials alone. */
export const priceBookQuery = (typed: string, trade: Trade | null = null) =>
  queryValue(['Material', 'price-book', typed, trade], async ({ signal }): Promise<PriceBookEntry[]> => {
    if (trade !== null) return favourites(typed, trade, signal);
    const like = { like: typed };
    const options = { signal };
    const found = { limit: SHOWN } as const;
    const named = typed === '' ? {} : { any: [{ code: like }, { description: like }] };
    const titled = typed === '' ? {} : { any: [{ code: like }, { title: like }] };
    const [assemblies, materials, tasks] = await Promise.all([
      callSome('Assembly', { ...found, filters: { archived: 0, ...titled }, order: [['title', 'ASC']] }, options),
      callSome('Material', { ...found, filters: { archived: 0, ...named }, order: [['description', 'ASC']] }, options),
      callSome(
        'LabourTask',
        { ...found, filters: { archived: 0, ...named }, order: [['description', 'ASC']] },
        options,
      ),
    ]);
    return [
      ...assemblies.rows.map(({ slug, title, cost, price, ...row }) =>
        entry(`assembly ${slug}`, { ...row, description: title }, { cost, price }),
      ),
      ...materials.rows.map(materialEntry),
      ...tasks.rows.map(({ slug, hours, rate, ...row }) =>
        Object.assign(entry(`task ${slug}`, { ...row, unit: 'h' }, { cost: null, price: rate }), {
          quantity: decimal(hours ?? 1),
        }),
      ),
    ];
  });

/** No key of a trade is part of another one. */
async function favourites(typed: string, trade: Trade, signal: AbortSignal): Promise<PriceBookEntry[]> {
  const like = { like: typed };
  const named = typed === '' ? {} : { any: [{ code: like }, { description: like }] };
  const filters = { archived: 0 as const, favourite_of: { like: trade }, ...named };
  const found = await callSome(
    'Material',
    { filters, order: [['description', 'ASC']], limit: MOST_FAVOURITES },
    { signal },
  );
  return found.rows.map(materialEntry);
}

type MaterialFound = Words & Prices & { id: number; slug: string };

const materialEntry = ({ id, slug, cost, price, ...row }: MaterialFound): PriceBookEntry =>
  Object.assign(entry(`material ${slug}`, row, { cost, price }), { source: { model: 'Material' as const, id } });

type Words = { code: string | null; description: string; unit: string | null };
type Prices = { cost: number | null; price: number | null };

const entry = (key: string, { code, description, unit }: Words, { cost, price }: Prices): PriceBookEntry => ({
  key,
  code: code ?? '',
  description,
  quantity: '1',
  unit: unit ?? '',
  cost: decimal(cost),
  price: decimal(price),
  source: null,
});

export const assembliesQuery = (query: ListQuery<'Assembly'>) =>
  queryValue(['Assembly', 'list', query], ({ signal }) => callList('Assembly', query, { signal }));
export type AssemblyRow = QueryAnswer<typeof assembliesQuery>['rows'][number];

export const assemblyQuery = (idOrSlug: string) =>
  queryValue(['Assembly', 'record', idOrSlug], ({ signal }) => call('Assembly/find', { slug: idOrSlug }, { signal }));
export type Assembly = QueryAnswer<typeof assemblyQuery>;

export const templatesQuery = (query: ListQuery<'DocumentTemplate'>) =>
  queryValue(['DocumentTemplate', 'list', query], ({ signal }) => callList('DocumentTemplate', query, { signal }));
export type TemplateRow = QueryAnswer<typeof templatesQuery>['rows'][number];

export const templateQuery = (idOrSlug: string) =>
  queryValue(['DocumentTemplate', 'record', idOrSlug], ({ signal }) =>
    call('DocumentTemplate/find', { slug: idOrSlug }, { signal }),
  );
export type Template = QueryAnswer<typeof templateQuery>;

/** Templates that a quote or a bid can begin with. */
export const templateChoicesQuery = (kind: 'quote' | 'bid') =>
  queryValue(['DocumentTemplate', 'some-choices', kind], ({ signal }) =>
    callSome('DocumentTemplate', { filters: { kind, archived: 0 }, order: [['title', 'ASC']], limit: 200 }, { signal }),
  );
