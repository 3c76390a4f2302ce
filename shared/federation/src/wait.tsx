import { queryClient } from '@fieldspan/api/query-client';
import { Suspense, useLayoutEffect, useReducer, type ReactNode } from 'react';
import { waiting } from './waiting.ts';

type WaitProps = {
  /** Stands in the place until everything is there. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * A `<Suspense>` that shows what it waited for as soon as it is there. React itself holds it back until 300 ms have
 * passed since any fallback came, so that pages do not flicker; here skeletons are not to be seen for 150 ms anyway.
 * It does not hold back what an update brings, so the end of a wait is made one.
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

/** Stands beside the fallback, so nobody listens where nothing is waited for. */
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
