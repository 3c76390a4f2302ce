import { atom, useAtom } from 'jotai';

const KEY = 'fieldspan.list-job';

function kept(): number | null {
  const id = Number(sessionStorage.getItem(KEY));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

const jobAtom = atom(kept());

type ShownJob = { id: number | null; show: (id: number | null) => void };

/** The change of many records that this tab shows the progress of; a reload does not lose it. */
export function useShownJob(): ShownJob {
  const [id, setId] = useAtom(jobAtom);
  const show = (next: number | null) => {
    if (next === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(next));
    setId(next);
  };
  return { id, show };
}
