import { call } from '@fieldspan/api/call';
import { queryClient } from '@fieldspan/api/query-client';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { SignedIn } from '@fieldspan/contract/signed-in';
import { staysSignedIn } from './session-storage.ts';
import { keepAnswer } from './sign-in.ts';

const PUBLIC = { noAuthRedirect: true } as const;

/** What the page has to know again when the browser comes back from a provider. */
const WAY_KEY = 'fieldspan.sign-on';
const WaySchema = v.pipe(v.string(), v.parseJson(), v.object({ to: v.string() }));

/** Which companies' own sign-in there is, by the domain of an address or by a company's own page. */
export const signOnWaysQuery = (asked: { domain: string } | { slug: string }) =>
  queryOptions({
    queryKey: ['user', 'sign-on-ways', asked],
    queryFn: ({ signal }) => call('user/sign-on-ways', asked, { ...PUBLIC, signal }),
    retry: false,
    meta: { quiet: true },
  });

/** Leaves for a company's provider; it sends the browser back to `/sign-in/return`. */
export async function goToProvider({ slug, email, to }: { slug: string; email: string; to: string }): Promise<void> {
  const { url } = await call('user/sign-on-begin', { slug, ...(email !== '' && { email }) }, PUBLIC);
  leave(url, to);
}

/** Leaves for an employer's provider to link the own account to it. */
export async function goAndLink({ slug, to }: { slug: string; to: string }): Promise<void> {
  const { url } = await call('UserSignOn/link', { slug });
  leave(url, to);
}

function leave(url: string, to: string): void {
  sessionStorage.setItem(WAY_KEY, JSON.stringify({ to }));
  location.assign(url);
}

/** Where the person was when they left; a path of this app. */
export function wayBack(): string {
  const parsed = v.safeParse(WaySchema, sessionStorage.getItem(WAY_KEY));
  return parsed.success && /^\/(?!\/)/.test(parsed.output.to) ? parsed.output.to : '/';
}

/** What became of a way to a provider; without `signedIn` a second step is asked for. */
export type SignOnEnd = { linked: string } | { signedIn: SignedIn | null };

/** @param search what the provider put into the address */
export async function endSignOn(search: string): Promise<SignOnEnd> {
  const answer = await call('user/sign-on-end', { answer: search.replace(/^\?/, '') }, PUBLIC);
  return 'linked' in answer ? answer : { signedIn: keepAnswer(answer, staysSignedIn()) };
}

const MINE_KEY = ['UserSignOn', 'mine'] as const;

/** The own sign-in of one's employers, and which of them is linked. */
export const ownSignOnsQuery = () =>
  queryOptions({ queryKey: MINE_KEY, queryFn: ({ signal }) => call('UserSignOn/mine', {}, { signal }) });

export async function unlinkSignOn(slug: string): Promise<void> {
  await call('UserSignOn/unlink', { slug });
  await queryClient.invalidateQueries({ queryKey: MINE_KEY });
}
