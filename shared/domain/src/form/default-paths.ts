/**
 * The data that `$.` defaults may read. A filled form can be read without signing in, so nothing else is ever copied
 * into it. The places are records of the job or service call, whose fields are not listed.
 */
export const DEFAULT_PATHS = {
  user: ['id', 'slug', 'first_name', 'last_name', 'email', 'phone_mobile', 'job_title'],
  company: ['company_name', 'address', 'city', 'province', 'country', 'postal_code'],
  date: ['today', 'now'],
} as const;

/** Records of the form's place. */
const PLACES: ReadonlySet<string> = new Set(['site', 'job', 'project', 'service']);

const LEVELS = 4;
const SECRET = /key|token|secret|password|hash|session|__proto__|constructor|prototype/i;

/** The steps of a path such as `$.user.first_name`; null if no default may read it. */
export function defaultSteps(path: string): string[] | null {
  const steps = path.slice(2).split('.');
  return steps.length > LEVELS || steps.some((step) => SECRET.test(step)) ? null : steps;
}

/** Whether a default with this path can have a value: `denied` if it may not be read, `unknown` if there is no such thing. */
export function defaultPathState(path: string): 'fine' | 'denied' | 'unknown' {
  const steps = defaultSteps(path);
  if (steps === null) return 'denied';
  const [root = '', field = '', ...rest] = steps;
  if (PLACES.has(root)) return field === '' ? 'unknown' : 'fine';
  if (!isRoot(root) || rest.length > 0) return 'unknown';
  return DEFAULT_PATHS[root].some((known) => known === field) ? 'fine' : 'unknown';
}

const isRoot = (root: string): root is keyof typeof DEFAULT_PATHS => Object.hasOwn(DEFAULT_PATHS, root);
