import type { WorkerEdition } from '@fieldspan/contract/release';

const FILES_CACHE = 'fieldspan-files';
/** Which files the edition before this one had: a tab that still runs it may ask for them. */
const BEFORE = '/r/-/files-of-the-edition-before';
const AT_ONCE = 4;

type Files = WorkerEdition['files'];

/**
 * Keeps every file of the edition. Addresses name their content, so what is there already is not fetched again.
 * @throws what the fetch threw, or Error when a file is not there: then the edition before stays, whole
 */
export async function keepEdition({ files }: WorkerEdition): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const waiting = files.values();
  async function fetchSome(): Promise<void> {
    for (const file of waiting) if (!(await cache.match(file.url))) await cache.put(file.url, await fetchFile(file));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
}

async function fetchFile({ url, integrity }: Files[number]): Promise<Response> {
  const response = await fetch(url, { credentials: 'omit', ...(integrity === '' ? {} : { integrity }) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

/** Lets go of what neither this edition nor the one before it has. */
export async function dropOldFiles({ files }: WorkerEdition): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const own = files.map(({ url }) => url);
  const wanted = new Set([...own, ...(await filesBefore(cache))]);
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname;
    if (path !== BEFORE && !wanted.has(path)) await cache.delete(url);
  }
  await cache.put(BEFORE, new Response(own.join('\n')));
}

async function filesBefore(cache: Cache): Promise<string[]> {
  const text = await (await cache.match(BEFORE))?.text();
  return text?.split('\n') ?? [];
}

/** A file of this edition or the one before it; anything else comes from the network. */
export async function fileFor(request: Request): Promise<Response> {
  const cache = await caches.open(FILES_CACHE);
  return (await cache.match(request.url)) ?? fetch(request);
}

const PATIENCE_MS = 3000;
/** A proxy whose edge is away answers these; the kept page is better. */
const AWAY = new Set([502, 503, 504]);

/** Written into the kept page, which learns from it how it stands: shared/api/src/reach.ts. */
type KeptFor = 'silent' | 'refused' | 'late';

/**
 * The page of the live set when the network answers in time, else the kept one: both start a whole set, never a mixture.
 * @param live the answer that is under way
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
