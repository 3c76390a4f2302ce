import * as v from 'valibot';
import { get } from './call-shape.ts';
import { planCalls } from './plan-calls.ts';
import type { PlanPayloads } from './plan-calls.ts';

const AuthorSchema = v.object({
  id: v.number(),
  slug: v.string(),
  first_name: v.nullable(v.string()),
  last_name: v.nullable(v.string()),
  email: v.string(),
});

export const LiveLayerSchema = v.object({
  id: v.number(),
  version: v.number(),
  updated_at: v.string(),
  created_by: v.nullable(v.number()),
  /** Missing in answers of older servers. */
  is_personal: v.optional(v.picklist([0, 1]), 0),
  layer_json: v.nullable(v.string()),
  CreatedBy: v.nullable(AuthorSchema),
});

/** Layers that are new or changed, and the ids of those that are gone. */
const LiveLayersSchema = v.object({ layers: v.array(LiveLayerSchema), gone: v.array(v.number()) });
export type LiveLayers = v.InferOutput<typeof LiveLayersSchema>;

export const drawingCalls = {
  'ImageDrawLayer/wait': get(LiveLayersSchema),
  ...planCalls,
} as const;

/** What is drawn on: a picture (its LibraryUpload), a whiteboard (its DrawCanvas) or a sheet of a plan. */
export type DrawnOn = { image_id: number } | { canvas_id: number } | { sheet_id: number };

/** Payloads of the calls about drawings; see calls.ts. */
export type DrawingPayloads = PlanPayloads & {
  /**
   * Held up to 25 s until the layers differ from `known`, the versions of the layers that the client has, by their id.
   * Empty if nothing has changed until then.
   */
  'ImageDrawLayer/wait': DrawnOn & { known: Readonly<Record<string, number>> };
};
