import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SavedSchema } from './envelope.ts';

/**
 * Ids of the participants' records, in the order they were sent. `signed_before` names those who had already signed;
 * their first signature is kept.
 */
const SavedParticipantsSchema = v.object({
  records_saved: v.number(),
  records_saved_list: v.array(v.number()),
  signed_before: v.optional(v.array(v.string()), []),
});

/** A child template after a call about its draft, with its new version, which the next save must send. */
const DraftedSchema = v.object({ ...SavedSchema.entries, version: v.number() });

const EditorsSchema = v.object({
  /** The record's version: if it is newer than the one that is edited, somebody else has saved. */
  version: v.number(),
  /** Colleagues who have the template open in an editor now. `since` is when they opened it. */
  editors: v.array(v.object({ user_id: v.number(), name: v.string(), since: v.string() })),
});
export type TemplateEditors = v.InferOutput<typeof EditorsSchema>;

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

/** A copy of a form of the starter library in the company, with the slugs of its pages. */
const StarterCopySchema = v.object({
  key: v.string(),
  template_id: v.number(),
  title: v.string(),
  archived: v.picklist([0, 1]),
  category_slug: v.string(),
  slug: v.string(),
  /** The form to fill in; null once its child template is gone. */
  child_slug: v.nullable(v.string()),
});

/** A form of the starter library. Its own words, such as the title, are in the language `lang`. */
const StarterSchema = v.object({
  key: v.string(),
  lang: v.string(),
  trade: v.string(),
  category: v.string(),
  title: v.string(),
  description: v.string(),
  /** Regulations and standards that it follows. */
  basis: v.array(v.string()),
  questions: v.number(),
  /** About how long it takes to fill in. */
  minutes: v.number(),
  /** What the company has copied already, the oldest first. */
  copies: v.array(StarterCopySchema),
});

/** To whom a form is on its way, and what was not taken: text that is no address, or the name of somebody who has none. */
const SentFormSchema = v.object({
  sent: v.array(v.string()),
  refused: v.array(v.object({ address: v.string(), reason: v.picklist(['no-address', 'none-known']) })),
});

export const formCalls = {
  'FormStarter/get': get(v.array(StarterSchema)),
  'FormStarter/preview': get(v.object({ key: v.string(), lang: v.string(), title: v.string(), form_json: v.string() })),
  'FormStarter/copy': post(v.array(StarterCopySchema)),
  'CompanyForm/start-log': post(v.unknown()),
  'CompanyForm/review': post(v.object({ reviewed_at: v.nullable(v.string()) })),
  'CompanyForm/remind': post(v.object({ reminded: v.number() })),
  'CompanyForm/send': post(SentFormSchema),
  'CompanyForm/send-again': post(v.object({ waiting: v.number() })),
  'CompanyFormAcknowledgement/save-batch': post(SavedParticipantsSchema),
  'CompanyFormAcknowledgement/sign': post(v.object({ completed_at: v.string() })),
  'CompanyFormAcknowledgement/invite-again': post(v.unknown()),
  'CompanyFormAcknowledgement/decline': post(v.object({ declined_at: v.string() })),
  'CompanyFormAcknowledgement/renew-link': post(v.unknown()),
  'CompanyFormAcknowledgement/withdraw': post(v.object({ withdrawn_at: v.string() })),
  /** `number` of the published version. */
  'FormChildTemplate/publish': post(v.object({ ...DraftedSchema.entries, number: v.number() })),
  'FormChildTemplate/restore': post(DraftedSchema),
  'FormChildTemplate/discard-draft': post(DraftedSchema),
  'FormChildTemplate/editing': post(EditorsSchema),
} as const;

/** Payloads of the calls about forms; see calls.ts. */
export type FormPayloads = {
  /** Everything that the starter library has, by trade. */
  'FormStarter/get': Record<string, never>;
  /** The questions of one form of the library. */
  'FormStarter/preview': { key: string };
  /**
   * Makes each form exist `copies` times in the company, once by default: a repeat copies nothing. Answers with the last copy of
   * each.
   */
  'FormStarter/copy': { keys: readonly string[]; copies?: number };
  'CompanyForm/start-log': {
    form_child_template_id: number;
    template_title: string;
    child_template_description: string;
  };
  /** `revision` is the one that was read; `is_reviewed: 0` takes the review back. */
  'CompanyForm/review': { id: number; revision: number; is_reviewed: 0 | 1 };
  /** Asks everybody again who was invited to sign and has not. */
  'CompanyForm/remind': { id: number };
  /**
   * Sends the form as a PDF by e-mail. `to`: addresses as they were typed; `users`: ids of colleagues. Addresses that are none are
   * named in the answer, the others get it. A repeat with the same `client_key` sends nothing again. `zone`: of the PDF's times.
   */
  'CompanyForm/send': {
    id: number;
    revision: number;
    to: string;
    users: readonly number[];
    note: string;
    zone: string;
    client_key: string;
  };
  /** Tries again what could not be sent of this form. */
  'CompanyForm/send-again': { id: number };
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
  /** An invited person says that they do not sign, and why. With the link, or as the invited user. */
  'CompanyFormAcknowledgement/decline': { slug: string; acknowledgement_slug: string; token?: string; reason: string };
  /**
   * Mails a new link to the address of the invitation whose link has ended. Answers the same whether there is such an
   * invitation or not.
   */
  'CompanyFormAcknowledgement/renew-link': { slug: string; acknowledgement_slug: string; token: string };
  /**
   * Withdraws the signer's own signature, given by its record or by the link of the invitation. It is kept and marked.
   */
  'CompanyFormAcknowledgement/withdraw':
    | { id: string; reason: string }
    | { slug: string; acknowledgement_slug: string; token?: string; reason: string };
  /**
   * Publishes the draft as the next version. `id` is the child template's id or slug, `version` the record's version on
   * the screen. A repeat with the same `version` gets the answer of the first.
   */
  'FormChildTemplate/publish': { id: number | string; version: number; note?: string };
  /** Copies the published version `number` into the draft. */
  'FormChildTemplate/restore': { id: number | string; number: number; version: number };
  /** Deletes the draft; the published questions stay. */
  'FormChildTemplate/discard-draft': { id: number | string; version: number };
  /** Sent every 15 seconds while an editor is open, and with `is_leaving` when it closes. */
  'FormChildTemplate/editing': { id: number | string; is_leaving?: 0 | 1 };
};
