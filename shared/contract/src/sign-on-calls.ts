import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SignInAnswerSchema } from './signed-in.ts';

/** A company's own OpenID provider, as its Admins set it up. The client secret is never returned. */
const OwnProviderSchema = v.object({
  name: v.string(),
  issuer: v.string(),
  client_id: v.string(),
  domains: v.array(v.string()),
  /** Everybody except Admins must sign in with it. */
  is_required: v.boolean(),
  /** Path of the company's sign-in page. */
  page: v.string(),
  /** The number of people who have signed in with it or linked it. */
  linked_people: v.number(),
  /** Whether the calling Admin is one of them. */
  is_linked: v.boolean(),
});
export type OwnProvider = v.InferOutput<typeof OwnProviderSchema>;

const CompanyProviderSchema = v.object({
  provider: v.nullable(OwnProviderSchema),
  /** The redirect URI that must be registered at the provider. */
  redirect_uri: v.string(),
  /** Mail domains that the company may use: an Admin signs in with an address there. */
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

/** Where to redirect the browser. */
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
  /** Without a secret the stored one is kept. */
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
  /** By the domain of an e-mail address (without the address itself), or by the company's own page. */
  'user/sign-on-ways': { domain: string } | { slug: string };
  'user/sign-on-begin': { slug: string; email?: string };
  /** The query string of the provider's redirect: `code=…&state=…`. */
  'user/sign-on-end': { answer: string };
};
