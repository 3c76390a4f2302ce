import { PICTURES_CACHE, PLANS_CACHE } from '@fieldspan/api/kept/forget-kept';
import { pictureKey } from '@fieldspan/api/kept/picture-key';

const MOST = 300;

/** Fetches from the network, where rights are checked; only when that is unreachable, from the cache. */
export async function pictureFor(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.status === 200) void keep(pictureKey(request.url), response.clone());
    return response;
  } catch (error) {
    for (const name of [PICTURES_CACHE, PLANS_CACHE]) {
      const kept = await (await caches.open(name)).match(pictureKey(request.url));
      if (kept) return kept;
    }
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
