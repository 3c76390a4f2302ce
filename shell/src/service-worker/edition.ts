import type { WorkerEdition } from '@fieldspan/contract/release';

const FILES_CACHE = 'fieldspan-files';
/** The files of the previous edition: a tab that still runs it may request them. */
const BEFORE = '/r/-/files-of-the-edition-before';
/** The remotes whose `whenUsed` files this device has. */
const USED = '/r/-/remotes-with-files-for-few';
const AT_ONCE = 4;

type Files = WorkerEdition['files'];

/**
 * Caches every file of the edition. Addresses contain a content hash, so cached files are not fetched again. Files that
 * few people need are cached only if this device has used those of the same remote before.
 * @throws the fetch's error, or Error when a file is missing: the previous edition then stays complete
 */
export async function keepEdition({ files }: WorkerEdition): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const used = await usedBefore(cache);
  const waiting = files.filter(({ url, whenUsed }) => whenUsed !== true || used.has(remoteOf(url))).values();
  async function fetchSome(): Promise<void> {
    for (const file of waiting) if (!(await cache.match(file.url))) await cache.put(file.url, await fetchFile(file));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
}

/** Remotes whose files for few people this device has used. */
async function usedBefore(cache: Cache): Promise<ReadonlySet<string>> {
  const text = await (await cache.match(USED))?.text();
  return new Set(text?.split('\n'));
}

async function noteUsed(cache: Cache, url: string): Promise<void> {
  const used = await usedBefore(cache);
  if (!used.has(remoteOf(url))) await cache.put(USED, new Response([...used, remoteOf(url)].join('\n')));
}

/** The remote of `/r/<remote>/…`. */
const remoteOf = (path: string): string => path.split('/')[2] ?? '';

async function fetchFile({ url, integrity }: Files[number]): Promise<Response> {
  const response = await fetch(url, { credentials: 'omit', ...(integrity === '' ? {} : { integrity }) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

/** Deletes files that neither this edition nor the previous one has. */
export async function dropOldFiles({ files }: WorkerEdition): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const own = files.map(({ url }) => url);
  const wanted = new Set([...own, ...(await filesBefore(cache))]);
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname;
    if (path !== BEFORE && path !== USED && !wanted.has(path)) await cache.delete(url);
  }
  await cache.put(BEFORE, new Response(own.join('\n')));
}

async function filesBefore(cache: Cache): Promise<string[]> {
  const text = await (await cache.match(BEFORE))?.text();
  return text?.split('\n') ?? [];
}

/**
 * A cached file of this edition or the previous one; anything else comes from the network, and is cached if it is one of
 * the edition that waited for its first use.
 */
export async function fileFor(request: Request, { files }: WorkerEdition): Promise<Response> {
  const cache = await caches.open(FILES_CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const { pathname } = new URL(request.url);
  const file = files.find(({ url, whenUsed }) => whenUsed === true && url === pathname);
  if (!file) return fetch(request);
  const response = await fetchFile(file);
  await Promise.all([cache.put(file.url, response.clone()), noteUsed(cache, file.url)]).catch(() => undefined);
  return response;
}

const PATIENCE_MS = 3000;
/** Answers of a proxy whose edge is down; the cached page is better. */
const AWAY = new Set([502, 503, 504]);

/** Written into the cached page, so that it knows it is one: shared/api/src/reach.ts. */
type KeptFor = 'silent' | 'refused' | 'late';

/**
 * The page of the live set when the network answers in time, otherwise the cached one: both load a complete set, never
 * a mixture.
 * @param live the running request
 */
export async function pageFor(live: Promise<Response>, { document }: WorkerEdition): Promise<Response> {
  const kept = (why: KeptFor): Response =>
    new Response(document.body.replace('<html', `<html data-kept="${why}"`), { headers: { ...document.headers } });
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    const response = await Promise.race([live, late]);
    if (response === null) return kept('late');
    return AWAY.has(response.status) ? kept('refused') : response;
  } catch {
    return kept('silent');
  }
}
