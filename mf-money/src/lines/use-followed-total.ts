import { useEffect, useEffectEvent } from 'react';

type Followed = {
  /** What the draft was saved with; null for nothing that is reckoned. */
  stored: number | null;
  /** What it comes to by the rates of today. */
  now: number;
  set: (total: number) => void;
};

/** A draft that was saved at other rates of taxes follows those of today when it is opened: so it can be issued. */
export function useFollowedTotal({ stored, now, set }: Followed): void {
  const follow = useEffectEvent(() => {
    if (stored !== null && stored !== now) set(now);
  });
  useEffect(() => follow(), []);
}
