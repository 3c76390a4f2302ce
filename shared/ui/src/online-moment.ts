import { useEffect, useState } from 'react';

/** The dot goes out this long after it turned green, unless a newer activity came (document 0 §4, decision 27). */
const GREEN_MS = 5000;

/** When somebody was last active. */
export type Activity = {
  /** The moment itself, as the server tells it: a newer one lights the dot again. */
  at: string;
  /** Whole minutes since; 0 for less than one. */
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
