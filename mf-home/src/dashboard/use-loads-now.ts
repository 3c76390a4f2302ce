import { whenIdle } from '@fieldspan/federation/when-idle';
import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window something already counts as near: about what one flick of a thumb scrolls. */
const MARGIN = '400px';

/**
 * Whether it is time to load what the element shows: a person sees it or is about to, or the page has nothing else to do,
 * so that it is there without a connection too. What people see first does not wait for the rest.
 */
export function useLoadsNow(ref: RefObject<Element | null>): boolean {
  const [isTime, setTime] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isTime || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setTime(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    whenIdle(() => setTime(true));
    return () => observer.disconnect();
  }, [isTime, ref]);
  return isTime;
}
