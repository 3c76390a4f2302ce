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
  /** Whether it was sent without an answer to that: it may be stored, with the answers of then. */
  isTried: v.boolean(),
  /** record_id, once CompanyForm/save has answered. */
  formId: v.nullable(v.number()),
});

/** The last page of a form that is being filled, as a device keeps it. */
const CompletionSchema = v.object({
  signature: v.nullable(SignatureSchema),
  participants: v.pipe(v.array(ParticipantSchema), v.readonly()),
  /** How far sending has come: a retry goes on from there and never makes a second form. */
  sent: SentFormSchema,
});
export type Completion = v.InferOutput<typeof CompletionSchema>;

/** Reads what a device kept; null for anything else. */
export function parseCompletion(kept: unknown): Completion | null {
  const parsed = v.safeParse(CompletionSchema, kept);
  return parsed.success ? parsed.output : null;
}
