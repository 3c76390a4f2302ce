// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Line = 'dead' | 'mute' | 'answers' | 'portal' | 'edge' | 'redirects';

const ok = () => new Response('ok\n');
const FATES: Record<Line, (signal: AbortSignal | null | undefined) => Promise<Response>> = {
  dead: () => Promise.reject(new TypeError('Failed to fetch')),
  mute: (signal) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    }),
  answers: () => Promise.resolve(ok()),
  portal: () => Promise.resolve(new Response('<html>Welcome to the hotel. Sign in here.</html>')),
  edge: () => Promise.resolve(new Response('{"success":false}', { status: 503 })),
  redirects: () => Promise.resolve(Response.error()),
};

let line: Line;
let asked: number[];
let reach: Awaited<ReturnType<typeof load>>;

const load = () => import('./reach.ts');

const ears: (() => void)[] = [];

/** Removes the listeners of earlier tests' pages. */
function noteEars(target: Window | Document): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type: string, ear: EventListenerOrEventListenerObject) => {
    add(type, ear);
    ears.push(() => target.removeEventListener(type, ear));
  });
}

/** Opens a page that knows nothing of earlier ones. */
async function open(kept?: string): Promise<void> {
  if (kept === undefined) delete document.documentElement.dataset['kept'];
  else document.documentElement.dataset['kept'] = kept;
  vi.resetModules();
  for (const forget of ears.splice(0)) forget();
  reach = await load();
}

const say = (hint: string) => window.dispatchEvent(new Event(hint));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function see(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  vi.useFakeTimers();
  line = 'answers';
  asked = [];
  noteEars(window);
  noteEars(document);
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    expect(path).toBe('/healthz');
    asked.push(Date.now());
    return FATES[line](signal);
  });
  await open();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the online state', () => {
  it.each([
    ['dead', 'no-network'],
    ['mute', 'no-network'],
    ['portal', 'no-server'],
    ['edge', 'no-server'],
    ['redirects', 'no-server'],
    ['answers', 'answering'],
  ] as const)('a line that is %s: %s', async (fate, found) => {
    line = fate;
    reach.noteSilence();
    await pass(8000);
    expect(reach.reachNow()).toBe(found);
  });

  it('is not the browser’s flag, which may say that there is a network where nothing responds', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    line = 'dead';
    expect(await reach.look()).toBe('no-network');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    line = 'answers';
    expect(await reach.look()).toBe('answering');
  });

  it('does not change with one lost call on a good connection', async () => {
    const heard = vi.fn<() => void>();
    reach.onReach(heard);
    reach.noteSilence();
    await pass(0);
    expect([reach.reachNow(), heard.mock.calls.length]).toEqual(['answering', 0]);
  });

  it('is corrected by a call that is answered while a check fails', async () => {
    line = 'mute';
    reach.noteSilence();
    await pass(4000);
    reach.noteAnswer();
    line = 'answers';
    await pass(10_000);
    expect(reach.reachNow()).toBe('answering');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows a lost connection a moment late if a response left the server before', async () => {
    line = 'dead';
    say('offline');
    reach.noteAnswer();
    await pass(0);
    expect(reach.reachNow()).toBe('answering');
    await pass(1000);
    expect([reach.reachNow(), asked.length]).toEqual(['no-network', 2]);
  });

  it('believes an “offline” event that comes early a moment later, and forgets a false one', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    say('offline');
    await pass(0);
    line = 'dead';
    await pass(1000);
    expect([reach.reachNow(), asked.length]).toEqual(['no-network', 2]);

    line = 'answers';
    await pass(60_000);
    asked = [];
    say('offline');
    await pass(3_600_000);
    expect([reach.reachNow(), asked.length, vi.getTimerCount()]).toEqual(['answering', 4, 0]);
  });

  it.each([
    ['silent', 'no-network'],
    ['refused', 'no-server'],
    ['late', 'answering'],
  ])(
    'a page that the service worker served because the server was %s starts in that state, and checks',
    async (why, found) => {
      line = 'mute';
      await open(why);
      expect([reach.reachNow(), asked.length]).toEqual([found, 1]);
    },
  );
});

describe('checking the connection', () => {
  it('never happens while the server responds', async () => {
    reach.noteAnswer();
    await pass(3_600_000);
    expect(asked).toEqual([]);
  });

  it('happens once for many failures at once', async () => {
    line = 'dead';
    for (let at = 0; at < 50; at += 1) reach.noteSilence();
    await pass(0);
    for (let at = 0; at < 50; at += 1) reach.noteSilence();
    await pass(0);
    expect(asked).toHaveLength(1);
  });

  it('becomes ever less frequent, a minute apart at most: fewer than eighty in the first hour', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    line = 'dead';
    reach.noteSilence();
    await pass(3_600_000);
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(pauses.slice(0, 8)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    expect(asked.length).toBeLessThan(80);
  });

  it('stops for a hidden page, and happens at once when it is shown', async () => {
    line = 'dead';
    reach.noteSilence();
    await pass(0);
    see('hidden');
    await pass(3_600_000);
    expect(asked).toHaveLength(1);
    line = 'answers';
    see('visible');
    await pass(0);
    expect(reach.reachNow()).toBe('answering');
  });

  it('does not happen in a hidden page that is shown while the server responds', async () => {
    see('hidden');
    see('visible');
    await pass(0);
    expect(asked).toEqual([]);
  });

  it.each(['online', 'offline'])('happens at once after “%s”, with short pauses again', async (hint) => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    line = 'dead';
    reach.noteSilence();
    await pass(200_000);
    const before = asked.length;
    say(hint);
    await pass(3500);
    expect(asked.length - before).toBe(3);
  });
});

describe('coming back', () => {
  it('is reported once, by the first response', async () => {
    const heard = vi.fn<() => void>();
    const stop = reach.onBack(heard);
    line = 'dead';
    await reach.look();
    reach.noteAnswer();
    reach.noteAnswer();
    expect(heard).toHaveBeenCalledOnce();
    stop();
    await reach.look();
    reach.noteAnswer();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is noticed by itself, without any event of the browser', async () => {
    const heard = vi.fn<() => void>();
    reach.onBack(heard);
    line = 'portal';
    reach.noteSilence();
    await pass(30_000);
    line = 'answers';
    await pass(60_000);
    expect([heard.mock.calls.length, reach.reachNow(), vi.getTimerCount()]).toEqual([1, 'answering', 0]);
  });

  it('is also reported by a true “online” event, for failures in a gap that nothing else noticed', async () => {
    const heard = vi.fn<() => void>();
    reach.onBack(heard);
    say('online');
    await pass(0);
    expect(heard).toHaveBeenCalledOnce();
    reach.noteAnswer();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is not reported by a false “online” event', async () => {
    const heard = vi.fn<() => void>();
    reach.onBack(heard);
    line = 'portal';
    say('online');
    await pass(0);
    expect([heard.mock.calls.length, reach.reachNow()]).toEqual([0, 'no-server']);
  });
});
