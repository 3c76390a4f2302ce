import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SavedSchema } from './envelope.ts';
import { subscriptionCalls } from './subscription-calls.ts';
import type { SubscriptionPayloads } from './subscription-calls.ts';

/** Calls with which people manage their own account. */
const Flag = v.picklist([0, 1]);

/** A device on which the person is signed in. */
const OpenSessionSchema = v.object({
  id: v.number(),
  /** Browser and system in words. */
  device: v.string(),
  /** The IP address of the sign-in. */
  address: v.nullable(v.string()),
  created_at: v.string(),
  last_used_at: v.string(),
  is_current: Flag,
});
export type OpenSession = v.InferOutput<typeof OpenSessionSchema>;

/** A company that has invited the signed-in person. */
const OwnInvitationSchema = v.object({
  id: v.number(),
  /** Identifies the invitation for the signed-in person; it is not a secret. */
  slug: v.string(),
  tenant_id: v.number(),
  role_type: v.nullable(v.string()),
  invite_declined: Flag,
  company_name: v.string(),
  city: v.nullable(v.string()),
  province: v.nullable(v.string()),
  image: v.nullable(v.object({ slug: v.string(), filename: v.string() })),
});
export type OwnInvitation = v.InferOutput<typeof OwnInvitationSchema>;

/** How much open work a person has, which a colleague takes over when they leave. */
const OpenWorkSchema = v.object({ services: v.number(), roles: v.number(), threads: v.number() });
export type OpenWork = v.InferOutput<typeof OpenWorkSchema>;

/** One line of a list of people to invite, as it was typed. */
export type InvitedLine = {
  email: string;
  first_name: string;
  last_name: string;
  phone_mobile: string;
  job_title: string;
};

/** The result of each line, in the same order; `error` is a sentence. */
const InvitedSchema = v.object({ email: v.string(), error: v.nullable(v.string()) });
export type Invited = v.InferOutput<typeof InvitedSchema>;

export const accountCalls = {
  ...subscriptionCalls,
  'CompanyUser/invitations': get(v.array(OwnInvitationSchema)),
  'CompanyUser/resend-invitation': post(v.unknown()),
  'CompanyUser/invite-many': post(v.array(InvitedSchema)),
  'CompanyUser/open-work': get(OpenWorkSchema),
  'CompanyUser/deactivate': post(v.unknown()),
  'CompanyUser/reactivate': post(v.unknown()),
  'user/register-company': post(SavedSchema),
  'user/change-email': post(v.unknown()),
  'user/confirm-email': post(v.object({ email: v.string() })),
  'user/change-password': post(v.unknown()),
  'user/sessions': get(v.array(OpenSessionSchema)),
  'user/end-session': post(v.unknown()),
} as const;

export type AccountPayloads = SubscriptionPayloads & {
  'CompanyUser/invitations': Record<string, never>;
  'CompanyUser/resend-invitation': { user_id: number };
  'CompanyUser/invite-many': { people: readonly InvitedLine[] };
  'CompanyUser/open-work': { user_id: number };
  /** Also withdraws an invitation. Open work goes to the named colleague, if any. */
  'CompanyUser/deactivate': { user_id: number; to_user_id?: number };
  'CompanyUser/reactivate': { user_id: number };
  'user/register-company': { company_name: string; referral?: string };
  'user/change-email': { email: string; password: string };
  'user/confirm-email': { token: string };
  'user/change-password': { old_password: string; password: string; confirm: string };
  'user/sessions': Record<string, never>;
  /** Without an id it ends all other sessions. */
  'user/end-session': { id?: number };
};
