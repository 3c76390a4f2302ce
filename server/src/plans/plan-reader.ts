import { fileURLToPath, pathToFileURL } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isNamed } from '@fieldspan/domain/is-error';
import * as v from 'valibot';
import { PAGES_MAX } from './page-message.ts';
import type { PageMessage } from './page-message.ts';
import { readPage } from './read-page.ts';

/*
 * A process of its own: reads one PDF from a page on, and says what it finds. Its parent ends it if it says nothing for
 * too long.
 */

const ArgumentsSchema = v.tuple([v.string(), v.pipe(v.string(), v.toNumber())]);
const [path, from] = v.parse(ArgumentsSchema, process.argv.slice(2, 4));

/** Larger pictures in a PDF are left out: a small file can claim an enormous size. */
const MOST_PIXELS = 100_000_000;

const parts = (name: string): string =>
  fileURLToPath(new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')));

/** Resolves when it is on its way, so that nothing is lost at the end. */
function say(message: PageMessage): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  process.send?.(message, undefined, {}, (error: Error | null) => (error ? reject(error) : resolve()));
  return promise;
}

async function read(): Promise<void> {
  const opened = getDocument({
    url: pathToFileURL(path).href,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl: parts('standard_fonts'),
    cMapUrl: parts('cmaps'),
    wasmUrl: parts('wasm'),
    iccUrl: parts('iccs'),
    maxImageSize: MOST_PIXELS,
  });
  const document = await opened.promise;
  if (document.numPages > PAGES_MAX) return say({ kind: 'failed', reason: 'pages' });
  await say({ kind: 'begun', pages: document.numPages });
  for (let page = from; page <= document.numPages; page += 1) await say(await readPage(document, page));
  return say({ kind: 'done' });
}

await read().catch((error: unknown) => {
  const isLocked = isNamed(error, 'PasswordException');
  return say({ kind: 'failed', reason: isLocked ? 'locked' : 'damaged' });
});
process.disconnect();
