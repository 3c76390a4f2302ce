import { sentence } from '../../http/sentence.ts';
import { SignatureSchema } from '@fieldspan/contract/signature-json';
import { inviteProblem } from '@fieldspan/domain/participant';
import { isSigned } from '@fieldspan/domain/signature';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { jsonText, shortText } from '../../http/fields.ts';
import { isMailAddress, isPhone } from '@fieldspan/domain/contact-address';

/** Enough for a whole shift and its visitors. */
const MOST_RECORDS = 300;

/** A long signature on a high-resolution screen has some hundred points; as a picture it has some kilobytes. */
const SIGNATURE_BYTES = 400_000;

/** A device's clock may be fast; a signature in the future is set to now. */
const instantUntilNow = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment'),
  v.transform((text) => new Date(Math.min(Date.parse(text), Date.now())).toISOString()),
);

export const SignatureText = v.pipe(
  v.string(),
  v.maxLength(SIGNATURE_BYTES, 'is too large'),
  v.check((text) => v.is(v.pipe(jsonText(SignatureSchema)), text), 'must be a signature'),
);

const Flag = v.optional(v.picklist([0, 1], 'must be 0 or 1'), 0);
const Words = v.optional(v.nullable(shortText(300)), '');

/**
 * The revision of the form that was on the screen when it was signed. A device that has just filled in the form may
 * omit it.
 */
const ShownRevision = v.optional(v.pipe(v.number(), v.integer()));

const ParticipantSchema = v.object({
  form_id: v.pipe(v.number(), v.integer()),
  slug: v.optional(v.pipe(shortText(200), v.nonEmpty('must not be empty'))),
  client_key: v.optional(v.pipe(shortText(100), v.nonEmpty('must not be empty'))),
  user_id: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  is_external_worker: Flag,
  name: Words,
  company_name: Words,
  email: Words,
  phone: Words,
  is_invite: Flag,
  completed_at: v.optional(v.nullable(instantUntilNow), null),
  signature_json: v.optional(v.nullable(SignatureText), null),
  revision: ShownRevision,
});
export type ParticipantInput = v.InferOutput<typeof ParticipantSchema>;

/** The `records` of save-batch: a JSON list. */
export const BatchSchema = v.object({
  records: v.pipe(
    v.string(),
    jsonText(v.pipe(v.array(ParticipantSchema), v.maxLength(MOST_RECORDS, `must not be more than ${MOST_RECORDS}`))),
  ),
});

/**
 * @param hasSms whether SMS can be sent
 * @throws Refusal for input that cannot work: an empty signature, or an invitation without a way to reach the person
 */
export function requireSound(input: ParticipantInput, hasSms: boolean): void {
  const { user_id, completed_at, signature_json } = input;
  const name = [input.name, input.email, input.phone].find(Boolean);
  requireAddresses(input);
  if (completed_at !== null && !isSignedText(signature_json))
    throw new Refusal(sentence`${name ?? 'A participant'} has not signed: the signature is empty.`);
  if (input.is_invite === 1) requireReachable(input, hasSms);
  if (user_id === null && name === undefined) throw new Refusal('Every participant needs a name.');
}

function requireReachable({ user_id, email, phone }: ParticipantInput, hasSms: boolean): void {
  const problem = inviteProblem({ user_id, email: email ?? '', phone: phone ?? '' }, hasSms);
  if (problem !== null) throw new Refusal(problem);
}

/** The refusal includes the name, because otherwise nobody finds the wrong one among twelve participants. */
function requireAddresses({ user_id, name, email, phone }: ParticipantInput): void {
  if (user_id !== null) return;
  const who = name ? `${name}: ` : '';
  if (email && !isMailAddress(email)) throw new Refusal(sentence`${who}${email} is not an e-mail address.`);
  if (phone && !isPhone(phone)) throw new Refusal(sentence`${who}${phone} is not a phone number.`);
}

/** @throws Refusal if the form was changed while the signer read it */
export function requireSeen({ completed_at, revision }: SeenSignature, present: number): void {
  if (completed_at === null || revision === undefined || revision === present) return;
  throw new Refusal('This form was changed while you read it. Load the page again, read it and sign then.');
}

type SeenSignature = Pick<ParticipantInput, 'completed_at' | 'revision'>;

/** Whether it is a real signature, or one that was skipped with a reason. */
export function isSignedText(text: string | null): boolean {
  if (text === null) return false;
  const { success, output } = v.safeParse(v.pipe(v.string(), jsonText(SignatureSchema)), text);
  if (!success) return false;
  return isSigned(output) && (!output.sigSkipped || Boolean(output.sigSkippedReason?.trim()));
}
