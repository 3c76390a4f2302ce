import { partsInText } from '../json-text.ts';
import * as v from 'valibot';

const TaxSchema = v.object({ name: v.string(), rate: v.string(), base: v.number(), tax: v.number() });

/** The taxes of a document as the server computed them. */
export const frozenTaxes = (text: string | null): v.InferOutput<typeof TaxSchema>[] =>
  partsInText(TaxSchema, text).map(({ part }) => part);
