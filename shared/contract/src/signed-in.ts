import * as v from 'valibot';

/** The answer of a successful sign-in. session_token only opens resource URLs. */
export const SignedInSchema = v.object({
  api_key: v.string(),
  session_token: v.string(),
  user_id: v.number(),
  user_slug: v.string(),
  activateAccountSetupMode: v.boolean(),
  activateCompanySetupMode: v.boolean(),
  permissions: v.nullable(
    v.object({ role_type: v.nullable(v.string()), module_permissions: v.nullable(v.string()), tenant_id: v.number() }),
  ),
});
export type SignedIn = v.InferOutput<typeof SignedInSchema>;

/**
 * The password was right, but a second factor is required: the token must be sent with the second step, works once and
 * expires within minutes. It is not a session.
 */
export const SecondStepSchema = v.object({
  second_step: v.object({ token: v.string(), has_totp: v.boolean(), has_passkey: v.boolean() }),
});
export type SecondStep = v.InferOutput<typeof SecondStepSchema>['second_step'];

export const SignInAnswerSchema = v.union([SignedInSchema, SecondStepSchema]);
export type SignInAnswer = v.InferOutput<typeof SignInAnswerSchema>;
