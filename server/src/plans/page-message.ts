import * as v from 'valibot';

/** What the reading process says: how many pages there are, each page, or why it cannot go on. */
export const PageMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('begun'), pages: v.number() }),
  v.object({
    kind: v.literal('page'),
    page: v.number(),
    width: v.number(),
    height: v.number(),
    number: v.nullable(v.string()),
    title: v.nullable(v.string()),
    revision: v.nullable(v.string()),
    words: v.string(),
    links: v.string(),
    /** webp; null if it could not be drawn. */
    picture: v.nullable(v.object({ bytes: v.instance(Uint8Array), width: v.number(), height: v.number() })),
  }),
  v.object({ kind: v.literal('failed'), reason: v.picklist(['locked', 'damaged', 'pages']) }),
  v.object({ kind: v.literal('done') }),
]);
export type PageMessage = v.InferOutput<typeof PageMessageSchema>;
export type ReadPage = Extract<PageMessage, { kind: 'page' }>;

/** A larger PDF is no set of plans. */
export const PAGES_MAX = 1000;
