/** A project or service that time can be logged on. */
export type JobRef = { type: 'project' | 'service'; slug: string };

/**
 * `/project/{slug}/…`, `/service/{slug}/…` and their punch-clock pages. Lists, the apps and new records belong to no
 * job.
 */
const PLACES = [
  /^\/(project|service)\/(?!new\/)([^/]+)\/[^/]+/,
  /^\/punch-clock\/(project|service)\/([^/]+)\/?$/,
] as const;

/** The job that a path belongs to; null for every other path. */
export function jobOfPath(pathname: string): JobRef | null {
  for (const place of PLACES) {
    const [, type, slug] = place.exec(pathname) ?? [];
    if (slug !== undefined && (type === 'project' || type === 'service'))
      return { type, slug: decodeURIComponent(slug) };
  }
  return null;
}

/** The page to clock in on if the person is too far from the job for the button or has not chosen a job. */
export const punchClockPath = (job: JobRef | null): string =>
  job ? `/punch-clock/${job.type}/${encodeURIComponent(job.slug)}` : '/punch-clock';

export const jobPath = ({ type, slug }: JobRef): string => `/${type}/${encodeURIComponent(slug)}/dashboard`;
