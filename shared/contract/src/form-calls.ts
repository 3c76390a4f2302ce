import * as v from 'valibot';
import { post } from './call-shape.ts';

/**
 * Ids of the participants' records, in the order they were sent; `signed_before` names those who had signed already: their
 * first signature stays.
 */
const SavedParticipantsSchema = v.object({
  records_saved: v.number(),
  records_saved_list: v.array(v.number()),
  signed_before: v.optional(v.array(v.string()), []),
});

/** A participant in `records` of save-batch. */
export type ParticipantRecord = {
  form_id: number;
  /** Of a participant that is stored already: the record is completed instead of made. */
  slug?: string;
  client_key: string;
  user_id: number | null;
  is_external_worker: 0 | 1;
  name: string;
  company_name: string;
  email: string;
  phone: string;
  is_invite: 0 | 1;
  completed_at: string | null;
  /** JSON text of a Signature (signature-json.ts); null before it is signed. */
  signature_json: string | null;
  /** Of the form, that stood on the screen; a form that was changed meanwhile is not signed. */
  revision?: number;
};

export const formCalls = {
  'CompanyForm/start-log': post(v.unknown()),
  'CompanyFormAcknowledgement/save-batch': post(SavedParticipantsSchema),
  'CompanyFormAcknowledgement/sign': post(v.object({ completed_at: v.string() })),
  'CompanyFormAcknowledgement/invite-again': post(v.unknown()),
  'CompanyFormAcknowledgement/withdraw': post(v.object({ withdrawn_at: v.string() })),
} as const;

/** Payloads of the forms' calls; see calls.ts. */
export type FormPayloads = {
  'CompanyForm/start-log': {
    form_child_template_id: number;
    template_title: string;
    child_template_description: string;
  };
  /** All or none. A repeat, known by its `client_key`, is answered with the first record's id. */
  'CompanyFormAcknowledgement/save-batch': { records: readonly ParticipantRecord[] };
  /** By the link of an invitation; without `token` for the invited user who is signed in. */
  'CompanyFormAcknowledgement/sign': {
    slug: string;
    acknowledgement_slug: string;
    token?: string;
    name: string;
    signature_json: string;
    /** Of the form, that was read. */
    revision: number;
  };
  /** Sends an invited participant, by slug, a fresh link. */
  'CompanyFormAcknowledgement/invite-again': { id: string };
  /** One's own signature, by its record or by the link of the invitation. It stays, marked. */
  'CompanyFormAcknowledgement/withdraw':
    | { id: string; reason: string }
    | { slug: string; acknowledgement_slug: string; token?: string; reason: string };
};
