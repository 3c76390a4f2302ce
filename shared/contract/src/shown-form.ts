import * as v from 'valibot';

/**
 * The server's verdict on a signature, by its own hash of everything that was signed. `valid`: the form is unchanged;
 * `changed`: there is a later revision, and the signed one is kept; `broken`: the stored form is not what was signed,
 * although nobody made a revision; `unknown`: signed before the server stored hashes.
 */
const SignatureStates = ['valid', 'changed', 'broken', 'unknown'] as const;
export type SignatureState = (typeof SignatureStates)[number];

/** A participant of a form as people with a link see them: without address and phone number. */
const SignerSchema = v.object({
  name: v.nullable(v.string()),
  company_name: v.nullable(v.string()),
  is_external_worker: v.picklist([0, 1]),
  is_invite: v.picklist([0, 1]),
  completed_at: v.nullable(v.string()),
  signature_json: v.nullable(v.string()),
  /** The form's revision that was signed; null before signing. */
  revision: v.nullable(v.number()),
  state: v.nullable(v.picklist(SignatureStates)),
  withdrawn_at: v.nullable(v.string()),
  withdrawn_reason: v.nullable(v.string()),
  /** An older server sends neither. Why somebody declined is told to people of the company and to that person. */
  declined_at: v.optional(v.nullable(v.string()), null),
  declined_reason: v.optional(v.nullable(v.string()), null),
  /** The server's SHA-256 of what was signed; null before signing, and of signatures from before it was kept. */
  content_hash: v.optional(v.nullable(v.string()), null),
  /** The record's slug, by which people of the company get the receipt of a signature; otherwise null. */
  receipt_slug: v.optional(v.nullable(v.string()), null),
  /** Pictures or sheets were drawn on after the signed revision was stored: those strokes are no part of what was signed. */
  is_drawn_since: v.optional(v.boolean(), false),
  /** The record's slug if it is the caller's own signature, so that they can withdraw it; otherwise null. */
  own_slug: v.nullable(v.string()),
});

/** Drawings on a sheet or picture of the form, as they were when the form was stored. */
const ShownDrawingSchema = v.object({
  canvas_id: v.nullable(v.number()),
  image_id: v.nullable(v.number()),
  /** Each is a layer_json. */
  layers: v.array(v.string()),
});
export const ShownDrawingsSchema = v.array(ShownDrawingSchema);

const RevisionSchema = v.object({
  revision: v.number(),
  created_at: v.string(),
  reason: v.nullable(v.string()),
  /** The person who stored it. */
  author: v.nullable(v.string()),
});

/** A filled form for its page, also for people without a session. `form_json` is the stored snapshot. */
export const ShownFormSchema = v.object({
  id: v.number(),
  /** The version of the record, which a later save must send. */
  version: v.number(),
  slug: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
  form_json: v.nullable(v.string()),
  is_active: v.picklist([0, 1]),
  template_title: v.nullable(v.string()),
  child_template_description: v.nullable(v.string()),
  company_name: v.string(),
  /** The project or service call. */
  place: v.nullable(v.string()),
  equipment: v.nullable(v.string()),
  /** The contact, and the person that it is about; an older server does not send them. */
  contact: v.optional(v.nullable(v.string()), null),
  person: v.optional(v.nullable(v.string()), null),
  author: v.nullable(v.string()),
  participants: v.array(SignerSchema),
  /** The revision that is shown, and the newest one. */
  revision: v.number(),
  current_revision: v.number(),
  /** For people who may see earlier revisions; oldest first. */
  revisions: v.array(RevisionSchema),
  drawings: ShownDrawingsSchema,
  /** Whether the caller may change the form. */
  may_write: v.boolean(),
});

/** The form for somebody with a signing link, with their own participation. */
export const SigningFormSchema = v.object({
  ...ShownFormSchema.entries,
  signer: v.object({
    ...SignerSchema.entries,
    /** Whether the inviter entered the name; otherwise the signer does. */
    has_preset_name: v.boolean(),
  }),
});

export type Signer = v.InferOutput<typeof SignerSchema>;
export type ShownDrawing = v.InferOutput<typeof ShownDrawingSchema>;
export type ShownForm = v.InferOutput<typeof ShownFormSchema>;
export type SigningForm = v.InferOutput<typeof SigningFormSchema>;
