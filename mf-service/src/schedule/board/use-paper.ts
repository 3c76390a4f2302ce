import { useEffect, useState } from 'react';

export type Paper = 'board' | 'sheets';

/** What stands ready for the printer. It is the board again afterwards, for whoever prints by the menu of the browser. */
export function usePaper() {
  const [paper, setPaper] = useState<Paper>('board');
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return undefined;
    const done = () => setPaper('board');
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [asked]);
  const print = (chosen: Paper) => {
    setPaper(chosen);
    setAsked((count) => count + 1);
  };
  return { paper, print };
}
