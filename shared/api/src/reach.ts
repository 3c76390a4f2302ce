import { backOffMs } from './outbox/back-off.ts';

/**
 * Whether the server can be reached, learned from requests that succeed or fail.
 * - `answering`: the server answers
 * - `no-server`: something else answers: an edge without a server, a captive portal
 * - `no-network`: nothing answers
 */
export type Reach = 'answering' | 'no-server' | 'no-network';

/** The health check; no page, cache or service worker answers it. */
const PROBE_PATH = '/healthz';
const PROBE_ANSWER = 'ok';

/** Timeout of the health check: longer than a short answer takes on a slow connection. */
const PATIENCE_MS = 8000;

/**
 * The browser may report "offline" before the connection is really gone, so successful checks right after it are
 * repeated this many times.
 */
const LOOKS_AFTER_OFFLINE = 3;

/**
 * The reason why the service worker served its cached page, which it writes into the page; see
 * shell/src/service-worker/edition.ts.
 */
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

/**
 * Calls the listener when `reachNow` changes.
 * @returns a function that removes it
 */
export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listener when the server can be reached again, so that failed requests can be retried. */
export function onBack(listener: () => void): () => void {
  backListeners.add(listener);
  return () => backListeners.delete(listener);
}

/** Calls the listener at every answer of the server. */
export function onAnswer(listener: () => void): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

/** Call it when the server has answered, whatever the answer. */
export function noteAnswer(): void {
  answers += 1;
  for (const listener of answerListeners) listener();
  settle('answering');
}

/**
 * Call it when a request got no answer. A single request may fail on a good connection, so this only triggers a health
 * check; if the server is already known to be away, the next check is already scheduled.
 */
export function noteSilence(): void {
  if (reach === 'answering') void look();
}

/** Runs a health check now. Never throws; simultaneous calls share one request. */
export function look(): Promise<Reach> {
  looking ??= lookOnce().finally(() => (looking = null));
  return looking;
}

async function lookOnce(): Promise<Reach> {
  const answersBefore = answers;
  const found = await probe();
  clearTimeout(doubtTimer);
  // If another call was answered in the meantime, a failed check is not believed.
  const isDoubtful = found === 'answering' ? hintedLooks > 0 : answers !== answersBefore;
  if (found === 'answering') {
    hintedLooks = Math.max(0, hintedLooks - 1);
    noteAnswer();
  } else if (!isDoubtful) settle(found);
  if (isDoubtful) lookAgain();
  else doubts = 0;
  return reach;
}

/** A check that succeeded while the connection was going down may be misleading, so check again. */
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

/** Schedules the next check with back-off. Not while the page is hidden, so that a phone in a pocket sends nothing. */
function planLook(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'hidden') return;
  tries += 1;
  timer = setTimeout(() => void look(), backOffMs(tries, Math.random()));
}

/** The browser reports online or offline. This is only a hint, so a health check follows. */
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
