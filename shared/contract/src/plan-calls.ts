import type { CallOut } from '@fieldspan/domain/plans/call-outs';
import * as v from 'valibot';
import { post } from './call-shape.ts';
import { SavedSchema } from './envelope.ts';

export const planCalls = {
  'PlanSet/publish': post(SavedSchema),
} as const;

/** Payloads of the calls about plans; see calls.ts. */
export type PlanPayloads = {
  /** From now on everybody who reads plans sees its sheets. Refused while a number is missing or there twice. */
  'PlanSet/publish': { id: number };
};

const CallOutsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      x: v.number(),
      y: v.number(),
      width: v.number(),
      height: v.number(),
      words: v.string(),
      number: v.string(),
    }),
  ),
);

/** The call-outs of a sheet, as PlanSheet.links_json has them; none if it cannot be read. */
export function parseCallOuts(text: string | null): readonly CallOut[] {
  const parsed = v.safeParse(CallOutsSchema, text);
  return parsed.success ? parsed.output : [];
}
