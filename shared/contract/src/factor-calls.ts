import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SignedInSchema } from './signed-in.ts';
import { CreationOptionsSchema, RequestOptionsSchema } from './webauthn-json.ts';

const RecoveryCodesSchema = v.object({
  /** Ten recovery codes, which are shown only once; null if the person already has some. */
  recovery_codes: v.nullable(v.array(v.string())),
});

const PasskeySchema = v.object({
  id: v.number(),
  name: v.string(),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
  /** The passkey is also stored in a cloud, so it survives losing the device. */
  backed_up: v.boolean(),
});

/** The person's sign-in methods. */
const OwnFactorsSchema = v.object({
  has_password: v.boolean(),
  has_totp: v.boolean(),
  passkeys: v.array(PasskeySchema),
  recovery_codes_left: v.number(),
  trusted_devices: v.number(),
  /** A company of the person requires a second factor. */
  is_required: v.boolean(),
  /** The person entered a password or second factor within the last minutes, so they may change sign-in methods. */
  is_proven: v.boolean(),
});
export type OwnFactors = v.InferOutput<typeof OwnFactorsSchema>;

/** The company's rules for signing in; only for its Admins. */
const CompanySignInSchema = v.object({
  factor_required: v.boolean(),
  /** All employees. */
  people: v.array(v.object({ id: v.number(), name: v.string(), has_factor: v.boolean() })),
});

export const factorCalls = {
  'user/second-step': post(SignedInSchema),
  'user/second-step-passkey': post(RequestOptionsSchema),
  'user/passkey-options': post(RequestOptionsSchema),
  'user/passkey-sign-in': post(SignedInSchema),
  'user/trust-device': post(v.unknown()),
  'UserFactor/mine': get(OwnFactorsSchema),
  'UserFactor/confirm': post(v.unknown()),
  'UserFactor/confirm-passkey': post(RequestOptionsSchema),
  'UserFactor/begin-totp': post(v.object({ secret: v.string(), uri: v.string() })),
  'UserFactor/confirm-totp': post(RecoveryCodesSchema),
  'UserFactor/remove-totp': post(v.unknown()),
  'UserFactor/passkey-registration': post(CreationOptionsSchema),
  'UserFactor/register-passkey': post(RecoveryCodesSchema),
  'UserFactor/rename-passkey': post(v.unknown()),
  'UserFactor/remove-passkey': post(v.unknown()),
  'UserFactor/new-recovery-codes': post(v.object({ recovery_codes: v.array(v.string()) })),
  'UserFactor/forget-devices': post(v.unknown()),
  'CompanySignIn/read': get(CompanySignInSchema),
  'CompanySignIn/require-factor': post(v.unknown()),
  'CompanySignIn/reset-factors': post(v.unknown()),
} as const;

type NoPayload = Record<string, never>;

/** A code of an authenticator app, a recovery code, or the answer of a passkey (JSON text). */
export type FactorProof = { code: string } | { recovery_code: string } | { passkey: object };

export type FactorPayloads = {
  'user/second-step': FactorProof & { token: string };
  'user/second-step-passkey': { token: string };
  'user/passkey-options': NoPayload;
  'user/passkey-sign-in': { passkey: object };
  'user/trust-device': NoPayload;
  'UserFactor/mine': NoPayload;
  'UserFactor/confirm': FactorProof | { password: string };
  'UserFactor/confirm-passkey': NoPayload;
  'UserFactor/begin-totp': NoPayload;
  'UserFactor/confirm-totp': { code: string };
  'UserFactor/remove-totp': NoPayload;
  'UserFactor/passkey-registration': NoPayload;
  'UserFactor/register-passkey': { passkey: object; name: string };
  'UserFactor/rename-passkey': { id: number; name: string };
  'UserFactor/remove-passkey': { id: number };
  'UserFactor/new-recovery-codes': NoPayload;
  'UserFactor/forget-devices': NoPayload;
  'CompanySignIn/read': NoPayload;
  'CompanySignIn/require-factor': { required: 0 | 1 };
  'CompanySignIn/reset-factors': { user_id: number };
};
