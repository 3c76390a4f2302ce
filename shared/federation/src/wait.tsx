import { queryClient } from '@fieldspan/api/query-client';
import { Suspense, useLayoutEffect, useReducer, type ReactNode } from 'react';
import { waiting } from './waiting.ts';

type WaitProps = {
  /** Shown until everything has loaded. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * A `<Suspense>` that shows its content as soon as it is ready. React itself holds content back until 300 ms after the
 * last fallback appeared, to avoid flicker; here skeletons stay invisible for 150 ms anyway. React does not hold back
 * the content of an update, so the end of a wait is turned into one.
 */
export function Wait({ fallback, children }: WaitProps) {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const waiter = (
    <>
      {fallback}
      <Waiter onArrival={look} />
    </>
  );
  return <Suspense fallback={waiter}>{children}</Suspense>;
}

/** Rendered beside the fallback, so it subscribes only while something is loading. */
function Waiter({ onArrival }: { onArrival: () => void }) {
  useLayoutEffect(() => {
    waiting.add(onArrival);
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && (event.action.type === 'success' || event.action.type === 'error')) onArrival();
    });
    return () => {
      waiting.delete(onArrival);
      stop();
    };
  }, [onArrival]);
  return null;
}
