import { backOffMs } from './outbox/back-off.ts';

/**
 * Who can be reached, learned from what answers and what does not.
 * - `answering`: the server does
 * - `no-server`: something answers in its place: an edge without a server, a captive portal
 * - `no-network`: nothing answers at all
 */
export type Reach = 'answering' | 'no-server' | 'no-network';

/** The server's own sign of life; no page, cache or worker answers it. */
const PROBE_PATH = '/healthz';
const PROBE_ANSWER = 'ok';

/** Longer than a poor line takes for one short answer, shorter than a person wonders. */
const PATIENCE_MS = 8000;

/** The device may say "offline" before the line is gone: what answers right after it is asked so often again. */
const LOOKS_AFTER_OFFLINE = 3;

/** Why the service worker gave its kept page, as it writes into it; see shell/src/service-worker/edition.ts. */
const KEPT_PAGE: Readonly<Record<string, Reach>> = { silent: 'no-network', refused: 'no-server' };

const listeners = new Set<() => void>();
const backListeners = new Set<() => void>();
const answerListeners = new Set<() => void>();

let reach: Reach = 'answering';
let answers = 0;
let tries = 0;
let doubts = 0;
let isHinted = false;
let hintedLooks = 0;
let looking: Promise<Reach> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let doubtTimer: ReturnType<typeof setTimeout> | undefined;

export const reachNow = (): Reach => reach;

/** Calls back when `reachNow` says something else. @returns the function that stops it */
export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when the server answers again: what failed for want of it is worth another try. */
export function onBack(listener: () => void): () => void {
  backListeners.add(listener);
  return () => backListeners.delete(listener);
}

/** Calls back at every answer of the server. */
export function onAnswer(listener: () => void): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

/** The server answered a call, whatever it said. */
export function noteAnswer(): void {
  answers += 1;
  for (const listener of answerListeners) listener();
  settle('answering');
}

/**
 * A call, an upload or a file got no answer. One of them may be lost on a good line, so it only gives rise to a look;
 * while nothing answers the next look is already planned.
 */
export function noteSilence(): void {
  if (reach === 'answering') void look();
}

/** Asks the server for a sign of life, now. Never throws; several at once are one request. */
export function look(): Promise<Reach> {
  looking ??= lookOnce().finally(() => (looking = null));
  return looking;
}

async function lookOnce(): Promise<Reach> {
  const answersBefore = answers;
  const found = await probe();
  clearTimeout(doubtTimer);
  // A call that was answered meanwhile knows better than a look that failed.
  const isDoubtful = found === 'answering' ? hintedLooks > 0 : answers !== answersBefore;
  if (found === 'answering') {
    hintedLooks = Math.max(0, hintedLooks - 1);
    noteAnswer();
  } else if (!isDoubtful) settle(found);
  if (isDoubtful) lookAgain();
  else doubts = 0;
  return reach;
}

/** What was answered while the line went may have left the server before: another look tells. */
function lookAgain(): void {
  doubts += 1;
  doubtTimer = setTimeout(() => void look(), backOffMs(doubts, Math.random()));
}

async function probe(): Promise<Reach> {
  const givingUp = new AbortController();
  const patience = setTimeout(() => givingUp.abort(), PATIENCE_MS);
  try {
    const response = await fetch(PROBE_PATH, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      signal: givingUp.signal,
    });
    const text = await response.text();
    return response.ok && text.trim() === PROBE_ANSWER ? 'answering' : 'no-server';
  } catch {
    return 'no-network';
  } finally {
    clearTimeout(patience);
  }
}

function settle(found: Reach): void {
  const before = reach;
  reach = found;
  if (before !== found) for (const listener of listeners) listener();
  if (found === 'answering') rest(before !== found);
  else planLook();
}

function rest(isBack: boolean): void {
  clearTimeout(timer);
  tries = 0;
  if (!isBack && !isHinted) return;
  isHinted = false;
  for (const listener of backListeners) listener();
}

/** Ever more seldom, and never for a page that nobody sees: a phone in a pocket sends nothing. */
function planLook(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'hidden') return;
  tries += 1;
  timer = setTimeout(() => void look(), backOffMs(tries, Math.random()));
}

/** The device says that something changed. What it says is not believed, it is looked at. */
function handleHint(event: Event): void {
  tries = 0;
  isHinted = event.type === 'online';
  hintedLooks = event.type === 'offline' ? LOOKS_AFTER_OFFLINE : 0;
  void look();
}

function handleVisibility(): void {
  if (reach === 'answering') return;
  clearTimeout(timer);
  if (document.visibilityState === 'visible') void look();
}

function start(): void {
  for (const hint of ['online', 'offline']) addEventListener(hint, handleHint);
  document.addEventListener('visibilitychange', handleVisibility);
  const { kept } = document.documentElement.dataset;
  if (kept === undefined) return;
  reach = KEPT_PAGE[kept] ?? reach;
  void look();
}

start();
