import { ForeignOrigin, WrongType } from './errors.ts';

const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/**
 * CSRF protection: refuses requests that another site could make a browser send. The cookie alone authorises nothing
 * anyway, because every call needs the api key header, which such a site does not have.
 * @throws ForeignOrigin when the browser says that another site asks
 * @throws WrongType for a POST that is not form data
 */
export function checkOrigin(verb: string, headers: Headers): void {
  const site = headers.get('sec-fetch-site');
  const isWrite = verb !== 'GET' && verb !== 'HEAD';
  if (site === 'cross-site' || (isWrite && site === 'same-site')) throw new ForeignOrigin();
  const origin = headers.get('origin');
  if (isWrite && origin !== null && !isOwnHost(origin, headers)) throw new ForeignOrigin();
}

export function checkFormType(call: string, headers: Headers): void {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (FORM_TYPES.includes(type)) return;
  throw new WrongType(
    `${call} takes form data (${FORM_TYPES.join(' or ')}), not ${type === '' ? 'a body without a type' : type}.`,
  );
}

/** The edge passes the host that the browser requested in x-forwarded-host; another site cannot set that header. */
function isOwnHost(origin: string, headers: Headers): boolean {
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}
