import type { Trade } from '@fieldspan/domain/trades';
import * as v from 'valibot';
import { get, post } from './call-shape.ts';

/** What a new company does first, in this order; a later server may know more. */
const FirstStepsSchema = v.object({
  steps: v.array(v.object({ step: v.string(), is_done: v.boolean() })),
  /** How many sample records there are. */
  samples: v.number(),
});
export type FirstSteps = v.InferOutput<typeof FirstStepsSchema>;

const AddedSchema = v.object({
  /** How many records were added; none where the company had them all. */
  added: v.number(),
  /** The names of the taxes that were added. */
  taxes: v.array(v.string()),
});
export type KitAdded = v.InferOutput<typeof AddedSchema>;

const RemovedSchema = v.object({
  removed: v.number(),
  /** Titles of samples that stay, because something else needs them by now. */
  kept: v.array(v.string()),
});
export type SamplesRemoved = v.InferOutput<typeof RemovedSchema>;

/** How a company begins (decision 0238). */
export const setupCalls = {
  'Company/first-steps': get(FirstStepsSchema),
  'Company/add-kit': post(AddedSchema),
  'Company/add-samples': post(v.object({ samples: v.number() })),
  'Company/remove-samples': post(RemovedSchema),
} as const;

export type SetupPayloads = {
  'Company/first-steps': Record<string, never>;
  /** Adds what the company does not have yet: what the trade begins with, and the taxes of its province if it has none. */
  'Company/add-kit': { trade: Trade };
  'Company/add-samples': Record<string, never>;
  'Company/remove-samples': Record<string, never>;
};
