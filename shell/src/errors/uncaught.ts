export type Uncaught = ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent;
type Listener = (event: Uncaught) => void;

const MOST_KEPT = 20;

let kept: Uncaught[] = [];
let listener: Listener | null = null;

function hear(event: Uncaught): void {
  if (listener) listener(event);
  else if (kept.length < MOST_KEPT) kept.push(event);
}

/**
 * From now on nothing uncaught passes unheard: until somebody listens, the first of it is kept. It begins with the
 * page's first script, long before there is a session under which it could be reported.
 */
export function keepUncaught(): void {
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
  addEventListener('securitypolicyviolation', hear);
}

/** @returns the function that ends it; then it is kept again, for whoever listens next */
export function listenToUncaught(listen: Listener): () => void {
  listener = listen;
  const before = kept;
  kept = [];
  for (const event of before) listen(event);
  return () => {
    if (listener === listen) listener = null;
  };
}
