import { onBack } from '@fieldspan/api/reach';
import { PAGE_SET_ELEMENT, type PageRemote, type PageSet } from '@fieldspan/contract/release';
import type { Navigation } from '@fieldspan/federation/navigation';
import { AtWork } from './at-work.ts';
import { LOAD_FAILED_EVENT } from './load-failed-event.ts';
import { loadPage } from './load-page.ts';
import { type SeenSet, setReader } from './look-at-set.ts';
import { mountedParts } from './mounted-parts.ts';
import type { Pickup } from './pickup.ts';
import type { Moment } from './pickup-plan.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { RunningSet } from './running-set.ts';
import { tellFailure } from './tell-failure.ts';

/** Same interval as polling for messages (document 0 §3). */
const LOOK_EVERY_MS = 60_000;
const IDLE_EVERY_MS = 5_000;
/** After a navigation the previous screen may stay on display for a while. */
const SETTLED_AFTER_MS = [0, 250, 1_000, 3_000];

type FollowParts = {
  running: RunningSet;
  loader: RemoteLoader;
  navigation: Pick<Navigation, 'get' | 'subscribe'>;
  /** Whether the page was loaded by the person who is signed in now: another company may have other releases. */
  isOwnPage: boolean;
  onTaken: (remotes: readonly PageRemote[]) => void;
};

/**
 * Keeps the tab up to date with the live set: checks every minute while the tab is visible, when it becomes visible,
 * when the connection comes back and when files failed to load.
 * @returns a function that stops it
 */
export function followReleases(parts: FollowParts): () => void {
  const { running, navigation } = parts;
  const atWork = new AtWork(mountedParts);
  const readSet = setReader((running.get().overrides ?? []).length > 0);
  let pickup: Pickup | null = null;
  const at = async (moment: Moment) => {
    if (pickup?.isWaiting) await pickup.at(moment);
  };
  const doIdly = async () => {
    if (!document.hidden && atWork.isAway()) await at('idle');
  };
  const look = oneAtATime(async () => {
    if (document.hidden) return;
    const seen = await readSet();
    if (pickup === null && isRunning(seen, running)) return;
    pickup ??= await loadPickup(parts, atWork);
    await pickup.learn(seen);
    await doIdly();
  });

  const stopping = new AbortController();
  const { signal } = stopping;
  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(() => void doIdly(), IDLE_EVERY_MS)];
  for (const moment of ['focus', LOAD_FAILED_EVENT]) window.addEventListener(moment, look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  const stops = [
    running.subscribe(() => writeSet(running.get())),
    atWork.watch(),
    watchMoves(navigation, { forget: () => atWork.forget(), settle: () => void at('moved') }),
    onBack(look),
    () => stopping.abort(),
  ];
  if (!parts.isOwnPage) look();
  return () => {
    for (const timer of timers) clearInterval(timer);
    for (const stop of stops) stop();
  };
}

/** Lazy: most pages see only one set and never need the code that takes up another. */
function isRunning(seen: SeenSet, running: RunningSet): boolean {
  return seen.kind === 'same' || (seen.kind === 'set' && JSON.stringify(seen.set) === JSON.stringify(running.get()));
}

async function loadPickup({ running, loader, onTaken }: FollowParts, atWork: AtWork): Promise<Pickup> {
  const { Pickup: Loaded } = await import(/* webpackChunkName: 'pickup' */ './pickup.ts');
  return new Loaded({
    running,
    loader,
    mounted: mountedParts,
    atWork,
    loadPage: (seq) => loadPage(seq),
    onFailure: (remote, id, error) => tellFailure(running.get(), { remote, id, error }),
    onTaken: (names) => onTaken(names.flatMap((name) => running.get().remotes[name] ?? [])),
  });
}

/** Error reports and others that read the page's set then see what really runs. */
function writeSet(set: PageSet): void {
  const element = document.getElementById(PAGE_SET_ELEMENT);
  if (element) element.textContent = JSON.stringify(set);
}

/** Only one check runs at a time; requests during it cause exactly one more. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isBusy = false;
  let isAskedAgain = false;
  const run = () => {
    isAskedAgain = isBusy;
    if (isBusy) return;
    isBusy = true;
    // If the code cannot be loaded, the next check tries again.
    work()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
        if (isAskedAgain) run();
      });
  };
  return run;
}

type Mover = { forget: () => void; settle: () => void };

function watchMoves(navigation: FollowParts['navigation'], { forget, settle }: Mover): () => void {
  let { pathname } = navigation.get().place;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const cancel = () => timers.forEach(clearTimeout);
  const unsubscribe = navigation.subscribe(() => {
    const next = navigation.get().place.pathname;
    if (next === pathname) return;
    pathname = next;
    forget();
    cancel();
    timers = SETTLED_AFTER_MS.map((delay) => setTimeout(settle, delay));
  });
  return () => {
    cancel();
    unsubscribe();
  };
}
