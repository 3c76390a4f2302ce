import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window something already counts as near: about what one flick of a thumb scrolls. */
const MARGIN = '400px';

/**
 * Whether a person sees the element or is about to. Once true it stays true, so that what has been loaded for it is
 * kept. Where the browser cannot tell, everything is near.
 */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, ref]);
  return isNear;
}
