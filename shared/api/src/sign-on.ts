import { call } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { SignedIn } from '@fieldspan/contract/signed-in';
import { staysSignedIn } from './session-storage.ts';
import { keepAnswer } from './sign-in.ts';

const PUBLIC = { noAuthRedirect: true } as const;

/** Session storage key of what the page needs when the browser returns from a provider. */
const WAY_KEY = 'fieldspan.sign-on';
const WaySchema = v.pipe(v.string(), v.parseJson(), v.object({ to: v.string() }));

/** The companies with single sign-on for a domain, or the one of a company's sign-in page. */
export const signOnWaysQuery = (asked: { domain: string } | { slug: string }) =>
  queryOptions({
    queryKey: ['user', 'sign-on-ways', asked],
    queryFn: ({ signal }) => call('user/sign-on-ways', asked, { ...PUBLIC, signal }),
    retry: false,
    meta: { quiet: true },
  });

/** Redirects to a company's provider, which sends the browser back to `/sign-in/return`. */
export async function goToProvider({ slug, email, to }: { slug: string; email: string; to: string }): Promise<void> {
  const { url } = await call('user/sign-on-begin', { slug, ...(email !== '' && { email }) }, PUBLIC);
  leave(url, to);
}

/** Redirects to a company's provider to link the person's account to it. */
export async function goAndLink({ slug, to }: { slug: string; to: string }): Promise<void> {
  const { url } = await call('UserSignOn/link', { slug });
  leave(url, to);
}

function leave(url: string, to: string): void {
  sessionStorage.setItem(WAY_KEY, JSON.stringify({ to }));
  location.assign(url);
}

/** The page the person came from; always a path of this app. */
export function wayBack(): string {
  const parsed = v.safeParse(WaySchema, sessionStorage.getItem(WAY_KEY));
  return parsed.success && /^\/(?!\/)/.test(parsed.output.to) ? parsed.output.to : '/';
}

/** The result of single sign-on; without `signedIn` a second factor is required. */
export type SignOnEnd = { linked: string } | { signedIn: SignedIn | null };

/** @param search the query string of the provider's redirect */
export async function endSignOn(search: string): Promise<SignOnEnd> {
  const answer = await call('user/sign-on-end', { answer: search.replace(/^\?/, '') }, PUBLIC);
  return 'linked' in answer ? answer : { signedIn: keepAnswer(answer, staysSignedIn()) };
}

const MINE_KEY = ['UserSignOn', 'mine'] as const;

/** Single sign-on of the person's companies, and which of them is linked. */
export const ownSignOnsQuery = () =>
  queryOptions({ queryKey: MINE_KEY, queryFn: ({ signal }) => call('UserSignOn/mine', {}, { signal }) });

export async function unlinkSignOn(slug: string): Promise<void> {
  await call('UserSignOn/unlink', { slug });
}
