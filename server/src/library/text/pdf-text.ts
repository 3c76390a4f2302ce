import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import * as v from 'valibot';

const MOST_PAGES = 500;
/** Twice the height at which a small picture is shown. */
const PICTURE_HEIGHT = 480;

const CanvasSchema = v.custom<{ toBuffer: (mime: 'image/png') => Uint8Array }>(
  (canvas) => typeof canvas === 'object' && canvas !== null && 'toBuffer' in canvas,
);
const ContextSchema = v.custom<CanvasRenderingContext2D>(
  (context) => typeof context === 'object' && context !== null && 'fillRect' in context,
);
const FactorySchema = v.custom<{ create: (width: number, height: number) => { canvas: unknown; context: unknown } }>(
  (factory) => typeof factory === 'object' && factory !== null && 'create' in factory,
);

type PdfText = { text: string; picture: Uint8Array | null };

/** The text of a PDF, and its first page as a PNG; null where it cannot be drawn. Nothing in it is run. */
export async function pdfText(path: string, mostCharacters: number): Promise<PdfText> {
  const data = new Uint8Array(await readFile(path));
  const loading = getDocument({ data, useSystemFonts: false, verbosity: 0 });
  try {
    return await textOf(await loading.promise, mostCharacters);
  } finally {
    await loading.destroy();
  }
}

async function textOf(document: PDFDocumentProxy, mostCharacters: number): Promise<PdfText> {
  const said: string[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES) && length < mostCharacters; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    said.push(words);
    length += words.length;
  }
  const picture = await draw(await document.getPage(1), document.canvasFactory).catch(() => null);
  return { text: said.join(' '), picture };
}

async function draw(page: PDFPageProxy, factory: unknown): Promise<Uint8Array> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: PICTURE_HEIGHT / Math.max(height, width / 2, 1) });
  const made = v.parse(FactorySchema, factory).create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = v.parse(ContextSchema, made.context);
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  return v.parse(CanvasSchema, made.canvas).toBuffer('image/png');
}
