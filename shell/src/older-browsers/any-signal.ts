/**
 * `AbortSignal.any`, which core-js does not have: aborts with the first of the signals, for its reason.
 * Source: https://dom.spec.whatwg.org/#dom-abortsignal-any
 */
export function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const all = [...signals];
  const any = new AbortController();
  const aborted = all.find((signal) => signal.aborted);
  if (aborted) {
    any.abort(aborted.reason);
    return any.signal;
  }
  // The listeners go when the result is aborted; until then they hold it, as the platform's own signals hold theirs.
  for (const signal of all)
    signal.addEventListener('abort', () => any.abort(signal.reason), { once: true, signal: any.signal });
  return any.signal;
}
