import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SignInAnswerSchema } from './signed-in.ts';

/** A company's own OpenID provider, as its Admins set it up. The client secret is never answered. */
const OwnProviderSchema = v.object({
  name: v.string(),
  issuer: v.string(),
  client_id: v.string(),
  domains: v.array(v.string()),
  /** Everybody but Admins has to sign in with it. */
  is_required: v.boolean(),
  /** Path of the sign-in page of the company. */
  page: v.string(),
  /** How many people have signed in with it or linked it. */
  linked_people: v.number(),
  /** The Admin who asks is one of them. */
  is_linked: v.boolean(),
});
export type OwnProvider = v.InferOutput<typeof OwnProviderSchema>;

const CompanyProviderSchema = v.object({
  provider: v.nullable(OwnProviderSchema),
  /** Where the provider has to send people back to. */
  redirect_uri: v.string(),
  /** Mail domains that the company may name: an Admin signs in with an address there. */
  own_domains: v.array(v.string()),
});
export type CompanyProvider = v.InferOutput<typeof CompanyProviderSchema>;

/** A provider that the sign-in page offers. */
const SignOnWaySchema = v.object({ slug: v.string(), name: v.string() });
export type SignOnWay = v.InferOutput<typeof SignOnWaySchema>;

const OwnSignOnSchema = v.object({
  slug: v.string(),
  name: v.string(),
  linked_at: v.nullable(v.string()),
});
export type OwnSignOn = v.InferOutput<typeof OwnSignOnSchema>;

/** Where the browser goes next. */
const OnTheWaySchema = v.object({ url: v.string() });

export const signOnCalls = {
  'CompanySignIn/provider': get(CompanyProviderSchema),
  'CompanySignIn/save-provider': post(v.unknown()),
  'CompanySignIn/require-provider': post(v.unknown()),
  'CompanySignIn/remove-provider': post(v.unknown()),
  'UserSignOn/mine': get(v.array(OwnSignOnSchema)),
  'UserSignOn/link': post(OnTheWaySchema),
  'UserSignOn/unlink': post(v.unknown()),
  'user/sign-on-ways': get(v.array(SignOnWaySchema)),
  'user/sign-on-begin': post(OnTheWaySchema),
  'user/sign-on-end': post(v.union([v.object({ linked: v.string() }), SignInAnswerSchema])),
} as const;

type NoPayload = Record<string, never>;

export type SignOnPayloads = {
  'CompanySignIn/provider': NoPayload;
  /** Without a secret the one that is kept goes on. */
  'CompanySignIn/save-provider': {
    name: string;
    issuer: string;
    client_id: string;
    client_secret?: string;
    domains: string;
  };
  'CompanySignIn/require-provider': { required: 0 | 1 };
  'CompanySignIn/remove-provider': NoPayload;
  'UserSignOn/mine': NoPayload;
  'UserSignOn/link': { slug: string };
  'UserSignOn/unlink': { slug: string };
  /** By the mail domain of an address, without the address itself, or by the company's own page. */
  'user/sign-on-ways': { domain: string } | { slug: string };
  'user/sign-on-begin': { slug: string; email?: string };
  /** What the provider put into the address: `code=…&state=…`. */
  'user/sign-on-end': { answer: string };
};
