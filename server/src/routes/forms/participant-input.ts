import { SignatureSchema } from '@fieldspan/contract/signature-json';
import { canBeInvited } from '@fieldspan/domain/participant';
import { isSigned } from '@fieldspan/domain/signature';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { jsonText, shortText } from '../../http/fields.ts';
import { isMailAddress, isPhone } from '../../notify/address.ts';

/** A whole shift, with the visitors. */
const MOST_RECORDS = 300;

/** A long signature on a fine screen has some hundred points; a picture of it some kilobytes. */
const SIGNATURE_BYTES = 400_000;

/** A device's clock may run ahead; a signature is never of the future. */
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
});
export type ParticipantInput = v.InferOutput<typeof ParticipantSchema>;

/** `records` of save-batch: a JSON list. */
export const BatchSchema = v.object({
  records: v.pipe(
    v.string(),
    jsonText(v.pipe(v.array(ParticipantSchema), v.maxLength(MOST_RECORDS, `must not be more than ${MOST_RECORDS}`))),
  ),
});

/** @throws Refusal for what nobody could act on: a signature without ink, an invitation that reaches nobody */
export function requireSound(input: ParticipantInput): void {
  const { user_id, completed_at, signature_json } = input;
  const name = [input.name, input.email, input.phone].find(Boolean);
  if (completed_at !== null && !isSignedText(signature_json))
    throw new Refusal(`${name ?? 'A participant'} has not signed: the signature is empty.`);
  if (input.is_invite === 1) requireReachable(input);
  if (user_id === null && name === undefined) throw new Refusal('Every participant needs a name.');
}

function requireReachable({ user_id, email, phone }: ParticipantInput): void {
  if (!canBeInvited({ user_id, email: email ?? '', phone: phone ?? '' }))
    throw new Refusal('Must provide a phone number or email address.');
  if (user_id !== null) return;
  if (email && !isMailAddress(email)) throw new Refusal(`${email} is not an e-mail address.`);
  if (phone && !isPhone(phone)) throw new Refusal(`${phone} is not a phone number.`);
}

/** Whether it is a signature with ink, or one that was skipped with a reason. */
export function isSignedText(text: string | null): boolean {
  if (text === null) return false;
  const { success, output } = v.safeParse(v.pipe(v.string(), jsonText(SignatureSchema)), text);
  if (!success) return false;
  return isSigned(output) && (!output.sigSkipped || Boolean(output.sigSkippedReason?.trim()));
}
