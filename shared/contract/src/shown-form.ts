import * as v from 'valibot';

/**
 * What the server says of a signature, by its own hash over all that was signed. `valid`: the form is what was signed;
 * `changed`: a later revision stands there, what was signed is kept; `broken`: what is stored is not what was signed, and
 * nobody made a revision of it; `unknown`: from before the server kept hashes.
 */
const SignatureStates = ['valid', 'changed', 'broken', 'unknown'] as const;
export type SignatureStanding = (typeof SignatureStates)[number];

/** Somebody who took part in a form, as those may see who hold a link: no address, no number. */
const SignerSchema = v.object({
  name: v.nullable(v.string()),
  company_name: v.nullable(v.string()),
  is_external_worker: v.picklist([0, 1]),
  is_invite: v.picklist([0, 1]),
  completed_at: v.nullable(v.string()),
  signature_json: v.nullable(v.string()),
  /** Of the form, that was signed; null before it is. */
  revision: v.nullable(v.number()),
  state: v.nullable(v.picklist(SignatureStates)),
  withdrawn_at: v.nullable(v.string()),
  withdrawn_reason: v.nullable(v.string()),
  /** Opens the record to who asks, where it is their own signature: it can be withdrawn by it. */
  own_slug: v.nullable(v.string()),
});

/** Strokes on a sheet or over a picture of the form, as they were when it was stored. */
const ShownDrawingSchema = v.object({
  canvas_id: v.nullable(v.number()),
  image_id: v.nullable(v.number()),
  /** Each a layer_json. */
  layers: v.array(v.string()),
});
export const ShownDrawingsSchema = v.array(ShownDrawingSchema);

const RevisionSchema = v.object({
  revision: v.number(),
  created_at: v.string(),
  reason: v.nullable(v.string()),
  /** Who stored it. */
  author: v.nullable(v.string()),
});

/** A filled form as its page shows it, also to people without a session. `form_json` is the snapshot that was stored. */
export const ShownFormSchema = v.object({
  id: v.number(),
  /** Of the record: a change of the form says which one it was typed over. */
  version: v.number(),
  slug: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
  form_json: v.nullable(v.string()),
  is_active: v.picklist([0, 1]),
  template_title: v.nullable(v.string()),
  child_template_description: v.nullable(v.string()),
  company_name: v.string(),
  /** The project or the service. */
  place: v.nullable(v.string()),
  equipment: v.nullable(v.string()),
  author: v.nullable(v.string()),
  participants: v.array(SignerSchema),
  /** What is shown, and what is the newest. */
  revision: v.number(),
  current_revision: v.number(),
  /** For whoever may look at earlier ones; oldest first. */
  revisions: v.array(RevisionSchema),
  drawings: ShownDrawingsSchema,
  /** Whether who asks may change the form. */
  may_write: v.boolean(),
});

/** The same, with what the holder of a signing link is to do. */
export const SigningFormSchema = v.object({
  ...ShownFormSchema.entries,
  signer: v.object({
    ...SignerSchema.entries,
    /** Whether the name was given by who invited; else the signer writes it. */
    has_preset_name: v.boolean(),
  }),
});

export type Signer = v.InferOutput<typeof SignerSchema>;
export type ShownDrawing = v.InferOutput<typeof ShownDrawingSchema>;
export type ShownForm = v.InferOutput<typeof ShownFormSchema>;
export type SigningForm = v.InferOutput<typeof SigningFormSchema>;
