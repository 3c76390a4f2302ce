import { vi } from 'vitest';

/** What the fake server answers to one request: an envelope's parts, a text, or a status with either. */
type Answer = { status?: number; body: object | string };

/** Decides by the request; a call is told by its path below /api/. */
export type FarEnd = (ask: { call: string; url: URL; request: Request }) => Answer | Promise<Answer>;

/** How fetch fails without a network. */
const LOST = 'Failed to fetch';
const SIGN_OF_LIFE = '/healthz';

/**
 * Puts a fake server at the network's far end: nothing else of the client is replaced.
 * @returns the requests as they arrive, in order
 */
export function farEnd(answer: FarEnd): Request[] {
  const asked: Request[] = [];
  // The pages of other test files run in the same process, and are no tabs of this one.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    // Node’s requests know no page that a path could stand under.
    const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    if (url.pathname === SIGN_OF_LIFE) return lifeOf(async () => answer({ call: url.pathname, url, request }));
    asked.push(request.clone());
    const { status = 200, body } = await answer({ call: url.pathname.replace('/api/', ''), url, request });
    return new Response(typeof body === 'string' ? body : envelope(body), { status });
  });
  return asked;
}

/** The server lives unless whoever answers for it throws, as a network does. What is asked of it does not matter here. */
async function lifeOf(ask: () => Promise<Answer>): Promise<Response> {
  try {
    await ask();
  } catch (error) {
    if (error instanceof TypeError && error.message === LOST) throw error;
  }
  return new Response('ok\n');
}

/** The same answer to whatever is asked. */
export function farEndSaying(body: object | string, status = 200): Request[] {
  return farEnd(() => ({ status, body }));
}

function envelope(parts: object): string {
  return JSON.stringify({ success: true, time: '2026-11-20T08:00:00Z', errors: [], ...parts });
}
