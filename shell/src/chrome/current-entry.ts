/** First path segment without a plural s: /projects/list and /project/x/details belong to one area. */
const areaOf = (path: string): string => (path.split('/')[1] ?? '').replace(/s$/, '');

/**
 * The menu entry to highlight for a path: the one with its address, otherwise the first of its area, otherwise the one that says
 * that such paths belong to it.
 * @returns null when there is none
 */
export function currentEntry<E extends { to: string; also?: readonly string[] | undefined }>(
  entries: readonly E[],
  pathname: string,
): E | null {
  const home = pathname === '/dashboard' ? '/' : pathname;
  const exact = entries.find(({ to }) => to === home);
  if (exact) return exact;
  const area = areaOf(home);
  if (area === '') return null;
  const isAlso = ({ also = [] }: E): boolean => also.some((path) => areaOf(path) === area);
  return entries.find(({ to }) => areaOf(to) === area) ?? entries.find(isAlso) ?? null;
}

type Way = { to: string; label: string; icon: string; under?: string | undefined };

/**
 * The entries to show at a path: the job that the person is clocked in on comes second, and sub-entries are shown only
 * while the person is in their area.
 */
export function shownEntries(menu: readonly Way[], currentJob: Way | null, pathname: string): Way[] {
  const here = areaOf(pathname);
  const shown = menu.filter(({ under }) => under === undefined || areaOf(under) === here);
  return currentJob === null ? shown : [...shown.slice(0, 1), currentJob, ...shown.slice(1)];
}
