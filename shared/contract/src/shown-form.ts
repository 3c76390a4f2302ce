import * as v from 'valibot';

/** Somebody who took part in a form, as those may see who hold a link: no address, no number. */
const SignerSchema = v.object({
  name: v.nullable(v.string()),
  company_name: v.nullable(v.string()),
  is_external_worker: v.picklist([0, 1]),
  is_invite: v.picklist([0, 1]),
  completed_at: v.nullable(v.string()),
  signature_json: v.nullable(v.string()),
});

/** A filled form as its page shows it, also to people without a session. `form_json` is the snapshot that was stored. */
export const ShownFormSchema = v.object({
  id: v.number(),
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
export type ShownForm = v.InferOutput<typeof ShownFormSchema>;
export type SigningForm = v.InferOutput<typeof SigningFormSchema>;
