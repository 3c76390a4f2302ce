/** First segment without a plural's s: /projects/list and /project/x/details are one area. */
const areaOf = (path: string): string => (path.split('/')[1] ?? '').replace(/s$/, '');

/**
 * The menu entry that stands for a place: its own address, else the first of its area.
 * @returns null where the menu has nothing for it
 */
export function currentEntry<E extends { to: string }>(entries: readonly E[], pathname: string): E | null {
  const home = pathname === '/dashboard' ? '/' : pathname;
  const exact = entries.find(({ to }) => to === home);
  if (exact) return exact;
  const area = areaOf(home);
  return (area !== '' && entries.find(({ to }) => areaOf(to) === area)) || null;
}

type Way = { to: string; label: string; icon: string; under?: string | undefined };

/**
 * The entries that are shown at a place: the job somebody is clocked in to after the first one, and those that belong
 * to another entry only while the person is in its area.
 */
export function shownEntries(menu: readonly Way[], currentJob: Way | null, pathname: string): Way[] {
  const here = areaOf(pathname);
  const shown = menu.filter(({ under }) => under === undefined || areaOf(under) === here);
  return currentJob === null ? shown : [...shown.slice(0, 1), currentJob, ...shown.slice(1)];
}
