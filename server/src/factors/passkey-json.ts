import * as v from 'valibot';
import { jsonText } from '../http/fields.ts';

const Base64Url = v.pipe(v.string(), v.regex(/^[\w-]{1,20000}$/, 'must be base64url text'));

const credential = <S extends v.GenericSchema>(response: S) =>
  v.object({
    id: Base64Url,
    rawId: Base64Url,
    response,
    type: v.literal('public-key'),
    clientExtensionResults: v.object({}),
  });

/** The result of `navigator.credentials.create`, as JSON text. */
export const RegistrationText = jsonText(
  credential(
    v.object({
      clientDataJSON: Base64Url,
      attestationObject: Base64Url,
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10)), []),
    }),
  ),
);
export type RegistrationJson = v.InferOutput<typeof RegistrationText>;

/** The result of `navigator.credentials.get`, as JSON text. */
export const AssertionText = jsonText(
  credential(
    v.object({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
      userHandle: v.optional(Base64Url),
    }),
  ),
);
export type AssertionJson = v.InferOutput<typeof AssertionText>;

const ClientDataText = jsonText(v.object({ challenge: v.pipe(v.string(), v.maxLength(200)) }));

/** The challenge that an authenticator claims to have signed; null if the data cannot be parsed. */
export function challengeOf(clientDataJSON: string): string | null {
  const parsed = v.safeParse(ClientDataText, Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  return parsed.success ? parsed.output.challenge : null;
}
