import * as v from 'valibot';

/**
 * What a refused CompanyForm/save answers in `data` where single answers are the reason: at which question, by the id that
 * `parseForm` gives it, and what is said beside it.
 */
export const FormProblemsSchema = v.object({
  form_problems: v.array(v.object({ field_id: v.string(), said: v.string() })),
});

export type FormProblems = v.InferOutput<typeof FormProblemsSchema>;
