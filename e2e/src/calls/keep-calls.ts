import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Request } from '@playwright/test';

/** One kind of call that a screen made, such as `GET Job/find/* fields include`: verb, path, names of what it carried. */
type SeenCall = { verb: string; path: string; keys: string[] };

/** `Model/verb`, with `/*` for an id or a slug behind it; null for an address that is no call of a model. */
function pathOf(pathname: string): string | null {
  const [model, verb, ...rest] = pathname.replace(/^\/api\//, '').split('/');
  if (!model || !verb) return null;
  return rest.length > 0 ? `${model}/${verb}/*` : `${model}/${verb}`;
}

function keysOf(request: Request): string[] {
  const asked = [...new URL(request.url()).searchParams.keys()];
  return [...new Set([...asked, ...keysOfForm(request)])].toSorted();
}

/** Only forms have names: the bytes of an upload in parts are not read. */
function keysOfForm(request: Request): string[] {
  const type = request.headers()['content-type'] ?? '';
  const text = () => request.postDataBuffer()?.toString('latin1') ?? '';
  if (type.startsWith('multipart/form-data'))
    return [...text().matchAll(/ name="([^"]+)"/g)].map(([, name]) => name ?? '');
  return type.startsWith('application/x-www-form-urlencoded') ? [...new URLSearchParams(text()).keys()] : [];
}

/** Notes each kind of call that the pages of this browser make, in whichever of its contexts. */
export function noteCalls(browser: Browser): { seen: ReadonlySet<string>; stop: () => void } {
  const seen = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    const path = pathname.startsWith('/api/') ? pathOf(pathname) : null;
    if (path !== null) seen.add([request.method(), path, ...keysOf(request)].join(' '));
  };
  const heard: BrowserContext[] = [];
  const listen = (context: BrowserContext) => {
    heard.push(context);
    context.on('request', note);
  };
  browser.contexts().forEach(listen);
  browser.on('context', listen);
  const stop = () => {
    browser.off('context', listen);
    for (const context of heard) context.off('request', note);
  };
  return { seen, stop };
}

/** Where several runs of tests keep their calls; empty where nobody wants them. */
export const CALLS_DIR = process.env['FIELDSPAN_CALLS_DIR'] ?? '';

/** Adds them to the calls of this run, one file for each worker. */
export async function keepCalls(seen: ReadonlySet<string>, worker: number): Promise<void> {
  if (seen.size === 0 || CALLS_DIR === '') return;
  await appendFile(join(CALLS_DIR, `${worker}.txt`), `${[...seen].join('\n')}\n`);
}

/** All that were kept, each once. */
export async function keptCalls(folder: string): Promise<SeenCall[]> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const lines = new Set(texts.flatMap((text) => text.split('\n')).filter((line) => line !== ''));
  return [...lines].map((line) => {
    const [verb = '', path = '', ...keys] = line.split(' ');
    return { verb, path, keys };
  });
}
