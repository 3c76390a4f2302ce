export type Uncaught = ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent;
type Listener = (event: Uncaught) => void;

const MOST_KEPT = 20;

/** null once somebody has listened: what comes after a log-out is not for the next person's report. */
let kept: Uncaught[] | null = [];
let listener: Listener | null = null;

function hear(event: Uncaught): void {
  if (listener) listener(event);
  else if (kept && kept.length < MOST_KEPT) kept.push(event);
}

/**
 * From now on nothing uncaught passes unheard: until somebody listens for the first time, the first of it is kept. It begins with the
 * page's first script, long before there is a session under which it could be reported.
 */
export function keepUncaught(): void {
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
  addEventListener('securitypolicyviolation', hear);
}

/** @returns the function that ends it */
export function listenToUncaught(listen: Listener): () => void {
  listener = listen;
  const before = kept ?? [];
  kept = null;
  for (const event of before) listen(event);
  return () => {
    if (listener === listen) listener = null;
  };
}
