import { PICTURES_CACHE } from '@fieldspan/api/kept/forget-kept';

const MOST = 300;

/** The token in the address changes; the picture does not. */
const keyOf = ({ url }: Request): string => {
  const { origin, pathname } = new URL(url);
  const [, resources = '', kind = '', , ...name] = pathname.split('/');
  return `${origin}/${resources}/${kind}/-/${name.join('/')}`;
};

/** Fetches from the network, where rights are checked; only when that is unreachable, from the cache. */
export async function pictureFor(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.status === 200) void keep(keyOf(request), response.clone());
    return response;
  } catch (error) {
    const kept = await (await caches.open(PICTURES_CACHE)).match(keyOf(request));
    if (kept) return kept;
    throw error;
  }
}

async function keep(key: string, response: Response): Promise<void> {
  const cache = await caches.open(PICTURES_CACHE);
  await cache.delete(key);
  await cache.put(key, response).catch(() => undefined);
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(oldest);
}
