import type { Participant } from '@fieldspan/domain/participant';
import * as v from 'valibot';
import { SignatureSchema } from './signature-json.ts';

const Flag = v.picklist([0, 1]);

const ParticipantSchema: v.GenericSchema<unknown, Participant> = v.object({
  client_key: v.string(),
  slug: v.nullable(v.string()),
  isSaved: v.boolean(),
  user_id: v.nullable(v.number()),
  is_external_worker: Flag,
  name: v.string(),
  company_name: v.string(),
  email: v.string(),
  phone: v.string(),
  is_invite: Flag,
  completed_at: v.nullable(v.string()),
  signature: v.nullable(SignatureSchema),
});

const SentFormSchema = v.object({
  /** client_key of CompanyForm/save. */
  formKey: v.string(),
  /** True if it was sent and no answer arrived: it may be stored with the answers of that moment. */
  isTried: v.boolean(),
  /** record_id, set when CompanyForm/save has answered. */
  formId: v.nullable(v.number()),
});

/** The state of the last page of a form that is being filled in, as the device stores it. */
const CompletionSchema = v.object({
  signature: v.nullable(SignatureSchema),
  participants: v.pipe(v.array(ParticipantSchema), v.readonly()),
  /** The progress of sending: a retry continues from there and never creates a second form. */
  sent: SentFormSchema,
});
export type Completion = v.InferOutput<typeof CompletionSchema>;

/** Parses what the device has stored; null for anything else. */
export function parseCompletion(kept: unknown): Completion | null {
  const parsed = v.safeParse(CompletionSchema, kept);
  return parsed.success ? parsed.output : null;
}
