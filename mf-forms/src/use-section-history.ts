import { NavigationType, useLocation, useNavigate, useNavigationType } from '@fieldspan/federation/router';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { FillStore } from './filler/fill-store.ts';

/** The section of a history entry, and the sections that the entries below it show. */
type Trail = { section: number; below: readonly number[] };

const NOTHING = { subscribe: () => () => undefined, at: () => 0 };

/** Gives each section a history entry, so that the browser's Back leads to the section before and not out of the form. */
export function useSectionHistory(store: FillStore | null): void {
  const at = useSyncExternalStore(store?.subscribe ?? NOTHING.subscribe, store ? () => store.view().at : NOTHING.at);
  const { key, state, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const trail = trailOf(state);

  /** A step back that the browser has not made yet. */
  const isReturning = useRef(false);
  const firstKey = useRef(key);

  const follow = useEffectEvent((section: number) => {
    if (store === null || isReturning.current) return;
    const here = { pathname, search, hash };
    const below = trail?.below ?? [];
    const replace = (): void => void navigate(here, { replace: true, state: { section, below } satisfies Trail });
    if (trail === null) replace();
    else if (section > trail.section)
      void navigate(here, { state: { section, below: [...below, trail.section] } satisfies Trail });
    else if (section < trail.section && below.at(-1) !== section) replace();
    else if (section < trail.section) {
      isReturning.current = true;
      void navigate(-1);
    }
  });
  const arrive = useEffectEvent((entry: string) => {
    const isOwn = isReturning.current || entry === firstKey.current;
    isReturning.current = false;
    if (!isOwn && type === NavigationType.Pop && trail !== null && trail.section !== at) store?.open(trail.section);
    else follow(at);
  });
  useEffect(() => arrive(key), [key]);
  useEffect(() => follow(at), [at]);
}

function trailOf(state: unknown): Trail | null {
  if (typeof state !== 'object' || state === null || !('section' in state) || !('below' in state)) return null;
  const { section, below } = state;
  if (typeof section !== 'number' || !Array.isArray(below)) return null;
  return { section, below: below.filter((each) => typeof each === 'number') };
}
