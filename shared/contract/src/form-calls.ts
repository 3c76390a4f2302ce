import * as v from 'valibot';
import { post } from './call-shape.ts';

/**
 * Ids of the participants' records, in the order they were sent. `signed_before` names those who had already signed;
 * their first signature is kept.
 */
const SavedParticipantsSchema = v.object({
  records_saved: v.number(),
  records_saved_list: v.array(v.number()),
  signed_before: v.optional(v.array(v.string()), []),
});

/** One participant in the `records` of save-batch. */
export type ParticipantRecord = {
  form_id: number;
  /** The slug of a participant that is already stored; that record is completed instead of creating one. */
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
  /** JSON text of a Signature (signature-json.ts); null before signing. */
  signature_json: string | null;
  /** The form's revision on the screen. If the form has changed since, signing is refused. */
  revision?: number;
};

export const formCalls = {
  'CompanyForm/start-log': post(v.unknown()),
  'CompanyFormAcknowledgement/save-batch': post(SavedParticipantsSchema),
  'CompanyFormAcknowledgement/sign': post(v.object({ completed_at: v.string() })),
  'CompanyFormAcknowledgement/invite-again': post(v.unknown()),
  'CompanyFormAcknowledgement/withdraw': post(v.object({ withdrawn_at: v.string() })),
} as const;

/** Payloads of the calls about forms; see calls.ts. */
export type FormPayloads = {
  'CompanyForm/start-log': {
    form_child_template_id: number;
    template_title: string;
    child_template_description: string;
  };
  /** Saves all or none. A repeat with the same `client_key` gets the first record's id. */
  'CompanyFormAcknowledgement/save-batch': { records: readonly ParticipantRecord[] };
  /** With the link of an invitation; without `token` for the invited user, who must be signed in. */
  'CompanyFormAcknowledgement/sign': {
    slug: string;
    acknowledgement_slug: string;
    token?: string;
    name: string;
    signature_json: string;
    /** The form's revision that the signer has read. */
    revision: number;
  };
  /** Sends a new link to an invited participant, given by slug. */
  'CompanyFormAcknowledgement/invite-again': { id: string };
  /**
   * Withdraws the signer's own signature, given by its record or by the link of the invitation. It is kept and marked.
   */
  'CompanyFormAcknowledgement/withdraw':
    | { id: string; reason: string }
    | { slug: string; acknowledgement_slug: string; token?: string; reason: string };
};
