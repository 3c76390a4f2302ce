import * as v from 'valibot';
import { partsInText } from '../json-text.ts';

const Amount = v.fallback(v.number(), 0);
const FrozenSchema = v.object({
  line: v.number(),
  title: v.fallback(v.string(), ''),
  value: Amount,
  /** Billed by earlier invoices. */
  before: Amount,
  percent: v.fallback(v.string(), ''),
  stored: v.fallback(v.string(), ''),
  gross: Amount,
  held: Amount,
  released: Amount,
});

/** A line of an issued invoice of a project, as it was billed; amounts in dollars. */
export type FrozenProgress = v.InferOutput<typeof FrozenSchema>;

/** The progress of an issued invoice: the server writes title and amounts into progress_json when it is issued. */
export const frozenProgress = (text: string | null): FrozenProgress[] =>
  partsInText(FrozenSchema, text).map(({ part }) => part);
