import { useSearchParams } from '@fieldspan/federation/router';
import { useEffect, useState } from 'react';

/** Debounce delay of a search in milliseconds (document 0 §9). */
const DEBOUNCE_MS = 250;

export type SearchText = {
  /** The text in the box. */
  typed: string;
  /** The text searched for: the URL's. */
  text: string;
  setTyped: (typed: string) => void;
};

/**
 * The text of a search box whose state is in the URL: shown at once, searched after a pause (debounced). It replaces
 * the history entry, and drops the `page` parameter, which belonged to the previous search.
 */
export function useSearchText(name = 'q'): SearchText {
  const [params, setParams] = useSearchParams();
  const text = params.get(name) ?? '';
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  const [written, setWritten] = useState(text);
  if (text !== seen) {
    setSeen(text);
    if (text !== written) {
      setWritten(text);
      setTyped(text);
    }
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === text) return undefined;
    const timer = setTimeout(() => {
      setWritten(wanted);
      setParams((before) => withText(before, name, wanted), { replace: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, text, name, setParams]);
  return { typed, text, setTyped };
}

function withText(before: URLSearchParams, name: string, text: string): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('page');
  if (text === '') after.delete(name);
  else after.set(name, text);
  return after;
}
