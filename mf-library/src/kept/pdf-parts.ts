/*
 * The parts of pdf.js that are files of their own: its two workers, the letters of PDFs that bring none, and what decodes
 * the pictures of scanners.
 */

import type * as PdfModule from 'pdfjs-dist/legacy/build/pdf.mjs';

const WORKER_URL = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
const RENDERER_URL = new URL('pdfjs-dist/legacy/build/pdf.renderer.min.mjs', import.meta.url).href;

export type PdfJs = typeof PdfModule;

/** Pictures of scanners. Workers have no policy of the page, so their WebAssembly needs no exception from it. */
const DECODERS: Readonly<Record<string, string>> = {
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url).href,
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url).href,
};

const FONTS: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url).href,
  'FoxitFixed.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixed.pfb', import.meta.url).href,
  'FoxitFixedBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedBold.pfb', import.meta.url).href,
  'FoxitFixedBoldItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb', import.meta.url).href,
  'FoxitFixedItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb', import.meta.url).href,
  'FoxitSerif.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerif.pfb', import.meta.url).href,
  'FoxitSerifBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifBold.pfb', import.meta.url).href,
  'FoxitSerifBoldItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb', import.meta.url).href,
  'FoxitSerifItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb', import.meta.url).href,
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url).href,
  'LiberationSans-Regular.ttf': new URL('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf', import.meta.url).href,
  'LiberationSans-Bold.ttf': new URL('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf', import.meta.url).href,
  'LiberationSans-Italic.ttf': new URL('pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf', import.meta.url).href,
  'LiberationSans-BoldItalic.ttf': new URL('pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf', import.meta.url)
    .href,
};

const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  standardFontDataUrl: FONTS,
  wasmUrl: DECODERS,
};

/** Gives pdf.js its files by the names that the build has given them. */
export class PartsFactory {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = FILES[kind]?.[filename];
    if (url === undefined) throw new Error(`pdf.js asks for ${filename}, which is not part of the product.`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} answered ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** pdf.js, with its workers named. It is large, so that only who opens a PDF loads it. */
export async function loadPdfJs(): Promise<PdfJs> {
  const pdfJs = await import(/* webpackChunkName: 'pdfjs' */ 'pdfjs-dist/legacy/build/pdf.mjs');
  pdfJs.GlobalWorkerOptions.workerSrc = WORKER_URL;
  pdfJs.GlobalWorkerOptions.rendererSrc = RENDERER_URL;
  return pdfJs;
}

/** Has the service worker keep everything that pdf.js may ask for without a network. */
export async function keepPdfJs(): Promise<void> {
  await loadPdfJs();
  const urls = [WORKER_URL, RENDERER_URL, ...Object.values(FONTS), ...Object.values(DECODERS)];
  await Promise.all(urls.map((url) => fetch(url)));
}
