import { expect, vi } from 'vitest';
import { contractRefusal } from './contract-refusal.ts';

/** The fake server's response to a request: parts of an envelope, a text, or either with a status. */
type Answer = { status?: number; body: object | string; headers?: Record<string, string> };

/** Chooses the response; `call` is the path below /api/. */
export type FakeServer = (ask: { call: string; url: URL; request: Request }) => Answer | Promise<Answer>;

/** The message of a fetch that fails without a network. */
const LOST = 'Failed to fetch';
const SIGN_OF_LIFE = '/healthz';

/**
 * Replaces `fetch` with a fake server; the rest of the client is real. It refuses calls with names that the contract does
 * not have, as the server does.
 * @returns the requests as they arrive, in order
 */
export function fakeServer(answer: FakeServer): Request[] {
  const asked: Request[] = [];
  // Other test files run in the same process, but must not act as tabs of this one's browser.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    // Node's Request does not resolve relative paths.
    const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    if (url.pathname === SIGN_OF_LIFE) return lifeOf(async () => answer({ call: url.pathname, url, request }));
    asked.push(request.clone());
    const call = url.pathname.replace('/api/', '');
    const refusal = await contractRefusal({ call, url, request });
    if (refusal !== null) return refused(call, refusal);
    const { status = 200, body, headers = {} } = await answer({ call, url, request });
    return new Response(typeof body === 'string' ? body : envelope(body), { status, headers });
  });
  return asked;
}

/** The test fails, whatever the screen makes of the response. */
function refused(call: string, words: string): Response {
  expect.soft(words, `the server refuses ${call}`).toBeNull();
  return new Response(envelope({ success: false, errors: [words] }), { status: 400 });
}

/**
 * The health check fails only if the test's function throws, as it does for a lost network. The request itself does not
 * matter.
 */
async function lifeOf(ask: () => Promise<Answer>): Promise<Response> {
  try {
    await ask();
  } catch (error) {
    if (error instanceof TypeError && error.message === LOST) throw error;
  }
  return new Response('ok\n');
}

/** A server with the same response to every request. */
export function fakeServerSaying(body: object | string, status = 200): Request[] {
  return fakeServer(() => ({ status, body }));
}

function envelope(parts: object): string {
  return JSON.stringify({ success: true, time: '2026-11-20T08:00:00Z', errors: [], ...parts });
}
