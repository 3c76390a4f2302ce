import { useEffect, useState } from 'react';

/** The dot disappears this long after it turned green, unless there was newer activity (document 0 §4, decision 27). */
const GREEN_MS = 5000;

/** When somebody was last active. */
export type Activity = {
  /** The time itself, as given by the server: a newer one turns the dot green again. */
  at: string;
  /** Whole minutes since then; 0 for less than one. */
  minutes: number;
};

/** Whether the dot is green now. */
export function useOnlineMoment(activity: Activity | null): boolean {
  const fresh = activity?.minutes === 0 ? activity.at : null;
  const [spent, setSpent] = useState<string | null>(null);
  useEffect(() => {
    if (fresh === null) return undefined;
    const timer = setTimeout(() => setSpent(fresh), GREEN_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh !== null && fresh !== spent;
}
