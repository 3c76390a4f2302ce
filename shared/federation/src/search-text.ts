import { useSearchParams } from '@fieldspan/federation/router';
import { useEffect, useState } from 'react';

/** How long a person must pause before a search goes out (document 0 §9). */
const DEBOUNCE_MS = 250;

export type SearchText = {
  /** What stands in the box. */
  typed: string;
  /** What is searched for: the URL's. */
  text: string;
  setTyped: (typed: string) => void;
};

/**
 * The text of a search box that lives in the URL: typed at once, searched after a pause.
 * It replaces the history entry, and drops the `page` parameter, which belonged to another search.
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
