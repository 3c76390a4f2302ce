import * as v from 'valibot';
import { get } from './call-shape.ts';

/** A material with what is where of it; `ordered` is drafted or sent, and did not come yet. */
const LevelSchema = v.object({
  material_id: v.number(),
  slug: v.string(),
  code: v.nullable(v.string()),
  description: v.string(),
  unit: v.nullable(v.string()),
  cost: v.nullable(v.number()),
  supplier_id: v.nullable(v.number()),
  supplier: v.nullable(v.string()),
  reorder_level: v.nullable(v.number()),
  reorder_quantity: v.nullable(v.number()),
  on_hand: v.number(),
  ordered: v.number(),
  places: v.array(v.object({ place_id: v.number(), name: v.string(), quantity: v.number() })),
});
export type StockLevel = v.InferOutput<typeof LevelSchema>;

export const stockCalls = { 'Stock/levels': get(v.array(LevelSchema)) } as const;

/** Payloads of the calls about stock; see calls.ts. */
export type StockPayloads = { 'Stock/levels': Record<string, never> };

/** What a file of the stock has: one place, and materials with these words; all without them. */
export type StockQuestion = { place?: number; search?: string };
