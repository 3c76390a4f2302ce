import * as v from 'valibot';
import { SentenceSchema } from './sentence.ts';

/**
 * The `data` of a CompanyForm/save that was refused because of some answers: the id of each question, as `parseForm`
 * assigns it, and the sentence to show there, in English and as other languages need it.
 */
export const FormProblemsSchema = v.object({
  form_problems: v.array(v.object({ field_id: v.string(), said: v.string(), sentence: v.optional(SentenceSchema) })),
});

export type FormProblems = v.InferOutput<typeof FormProblemsSchema>;
