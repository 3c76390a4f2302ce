import * as v from 'valibot';

/** Answer of a successful sign-in. session_token opens resource URLs and nothing else. */
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
 * The password was right, and the person has a second factor: the token goes with the second step, once, within minutes.
 * It is no session and reads nothing.
 */
export const SecondStepSchema = v.object({
  second_step: v.object({ token: v.string(), has_totp: v.boolean(), has_passkey: v.boolean() }),
});
export type SecondStep = v.InferOutput<typeof SecondStepSchema>['second_step'];

export const SignInAnswerSchema = v.union([SignedInSchema, SecondStepSchema]);
export type SignInAnswer = v.InferOutput<typeof SignInAnswerSchema>;
