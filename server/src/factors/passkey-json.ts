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

/** What `navigator.credentials.create` gave, as JSON text. */
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

/** What `navigator.credentials.get` gave, as JSON text. */
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

/** The challenge that an authenticator says it signed; null when it says nothing that can be read. */
export function challengeOf(clientDataJSON: string): string | null {
  const parsed = v.safeParse(ClientDataText, Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  return parsed.success ? parsed.output.challenge : null;
}
