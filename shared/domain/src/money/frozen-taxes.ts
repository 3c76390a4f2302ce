import { partsInText } from '../json-text.ts';
import * as v from 'valibot';

const TaxSchema = v.object({ name: v.string(), rate: v.string(), base: v.number(), tax: v.number() });

type FrozenTax = v.InferOutput<typeof TaxSchema>;

/** The taxes of a document as the server computed them; what nobody chose yet has taxes with a base of zero. */
export const frozenTaxes = (text: string | null): FrozenTax[] => partsInText(TaxSchema, text).map(({ part }) => part);

/** Those that a document charges. */
export const chargedTaxes = (text: string | null): FrozenTax[] => frozenTaxes(text).filter(({ base }) => base !== 0);
