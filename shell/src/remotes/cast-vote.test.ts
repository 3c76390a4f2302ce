// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReleaseOutcome } from './cast-vote.ts';

const FORMS = { remote: 'forms', id: '1.0.0+0123456789ab' };
const BALLOT = { env: 'local', set: 3, company: 'north', arm: [FORMS], cookieHash: 'h', iat: 0, nonce: 'n' };
const BALLOT_TEXT = `${Buffer.from(JSON.stringify(BALLOT)).toString('base64url')}.tag`;
const ENVELOPE = { success: true, data: null, errors: [], message: null, time: '2026-11-22T00:00:00.000Z' };

const asked: string[] = [];
let ballot: Response | null = null;

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  localStorage.clear();
  asked.length = 0;
  ballot = new Response(BALLOT_TEXT);
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const url = typeof input === 'string' ? input : input.url;
    if (url.endsWith('/__ballot')) {
      asked.push('ballot');
      return ballot ?? new Response(null, { status: 204 });
    }
    const form = typeof input === 'string' ? new FormData() : await input.formData();
    const { ballot: text, ...vote } = Object.fromEntries(form);
    asked.push(`${new URL(url).pathname} ${JSON.stringify(vote)} ${text === BALLOT_TEXT}`);
    return Response.json({ ...ENVELOPE, token_expiry: null, subExpired: false });
  });
});

async function votes(outcomes: ReleaseOutcome[], isSignedIn = true): Promise<void> {
  const { beginSession: begin } = await import('@fieldspan/api/session');
  const { castVote } = await import('./cast-vote.ts');
  const session = {
    apiKey: 'key',
    sessionToken: 'token',
    userId: 1,
    userSlug: 'ana',
    staySignedIn: false,
    masterKey: false,
  };
  if (isSignedIn) begin(session);
  for (const outcome of outcomes) castVote(outcome);
}

it('votes once for each page load that a release was shown, and once that it failed, on one ballot', async () => {
  const shown = { ...FORMS, kind: 'shown' } as const;
  await votes([shown, shown, { ...FORMS, kind: 'failed' }]);
  await vi.waitFor(() =>
    expect(asked.toSorted()).toEqual([
      '/api/ReleaseVote/save {"remote":"forms","kind":"failed"} true',
      '/api/ReleaseVote/save {"remote":"forms","kind":"shown"} true',
      'ballot',
    ]),
  );
});

it('does not vote on a release without a ballot', async () => {
  await votes([
    { remote: 'library', id: FORMS.id, kind: 'shown' },
    { ...FORMS, id: '9.9.9+0123456789ab', kind: 'shown' },
  ]);
  await vi.waitFor(() => expect(asked).toEqual(['ballot']));
});

it('does not vote if there is no canary', async () => {
  ballot = null;
  await votes([{ ...FORMS, kind: 'failed' }]);
  await vi.waitFor(() => expect(asked).toEqual(['ballot']));
});

it('does not vote without a session', async () => {
  await votes([{ ...FORMS, kind: 'failed' }], false);
  expect(asked).toEqual([]);
});
