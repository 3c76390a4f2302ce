import { useEffect, useState } from 'react';
import { planPage, type PlanPage } from './plan-page.ts';

export type LoadedPage = PlanPage | 'failed' | null;

type Wanted = { filename: string; page: number };

/** The page of a PDF; null while it is opened. `retry` counts tries. */
export function usePlanPage(wanted: Wanted | null, retry = 0): LoadedPage {
  const key = wanted === null ? '' : `${wanted.filename} ${wanted.page} ${retry}`;
  const [loaded, setLoaded] = useState<{ key: string; page: LoadedPage }>({ key: '', page: null });
  const { filename = '', page = 0 } = wanted ?? {};
  useEffect(() => {
    if (filename === '') return undefined;
    let isWanted = true;
    const show = (now: LoadedPage) => isWanted && setLoaded({ key, page: now });
    planPage(filename, page).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [key, filename, page]);
  return loaded.key === key ? loaded.page : null;
}
