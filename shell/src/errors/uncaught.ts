export type Uncaught = ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent;
type Listener = (event: Uncaught) => void;

const MOST_KEPT = 20;

/** null after the first subscription: errors after a sign-out must not appear in the next person's report. */
let kept: Uncaught[] | null = [];
let listener: Listener | null = null;

function hear(event: Uncaught): void {
  if (listener) listener(event);
  else if (kept && kept.length < MOST_KEPT) kept.push(event);
}

/**
 * Records the first uncaught errors until somebody subscribes. It starts with the page's first script, long before
 * there is a session in which they can be reported.
 */
export function keepUncaught(): void {
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
  addEventListener('securitypolicyviolation', hear);
}

/** @returns a function that unsubscribes */
export function listenToUncaught(listen: Listener): () => void {
  listener = listen;
  const before = kept ?? [];
  kept = null;
  for (const event of before) listen(event);
  return () => {
    if (listener === listen) listener = null;
  };
}
