import * as v from 'valibot';

/*
 * The options of a browser's WebAuthn calls as JSON (W3C WebAuthn 3, §5.1.8 and §5.1.10), reduced to what this product
 * uses.
 */

const Credential = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.exactOptional(v.array(v.string())),
});

/** The options of `navigator.credentials.get`. */
export const RequestOptionsSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.exactOptional(v.number()),
  allowCredentials: v.exactOptional(v.array(Credential)),
  userVerification: v.literal('required'),
});

/** The options of `navigator.credentials.create`. */
export const CreationOptionsSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.exactOptional(v.number()),
  excludeCredentials: v.exactOptional(v.array(Credential)),
  authenticatorSelection: v.object({ residentKey: v.literal('required'), userVerification: v.literal('required') }),
  attestation: v.literal('none'),
});
