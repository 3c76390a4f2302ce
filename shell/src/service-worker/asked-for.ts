/** The kinds of requests that the worker handles. */
type Asked = 'page' | 'file' | 'picture' | 'other';

const OF_THE_SERVER = /^\/(?:api|resources)(?:\/|$)|^\/(?:healthz|readyz)$/;
const FILE_NAME = /\.\w+$/;

type Wanted = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/** @param origin of the app; requests to other origins are ignored */
export function askedFor({ method, mode, destination, url }: Wanted, origin: string): Asked {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return 'other';
  if (pathname.startsWith('/r/')) return 'file';
  // An address with somebody's signing link in it is kept nowhere: it opens nothing after the link has ended.
  if (pathname.startsWith('/resources/forms/')) return 'other';
  if (destination === 'image' && pathname.startsWith('/resources/')) return 'picture';
  const isPage = mode === 'navigate' && !OF_THE_SERVER.test(pathname) && !FILE_NAME.test(pathname);
  return isPage ? 'page' : 'other';
}
