/** A project or a service that time is logged on. */
export type JobRef = { type: 'project' | 'service'; slug: string };

/** `/project/{slug}/…`, `/service/{slug}/…` and their punch-clock pages; lists, the apps and new records name no job. */
const PLACES = [
  /^\/(project|service)\/(?!new\/)([^/]+)\/[^/]+/,
  /^\/punch-clock\/(project|service)\/([^/]+)\/?$/,
] as const;

/** The job that an address is about; null for every other address. */
export function jobOfPath(pathname: string): JobRef | null {
  for (const place of PLACES) {
    const [, type, slug] = place.exec(pathname) ?? [];
    if (slug !== undefined && (type === 'project' || type === 'service'))
      return { type, slug: decodeURIComponent(slug) };
  }
  return null;
}

/** Where somebody clocks in who is too far from a job for the button, or has none chosen. */
export const punchClockPath = (job: JobRef | null): string =>
  job ? `/punch-clock/${job.type}/${encodeURIComponent(job.slug)}` : '/punch-clock';

export const jobPath = ({ type, slug }: JobRef): string => `/${type}/${encodeURIComponent(slug)}/dashboard`;
