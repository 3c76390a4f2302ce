import { createCanvas } from '@napi-rs/canvas';
import { callOutsOf } from '@fieldspan/domain/plans/call-outs';
import { linesOf } from '@fieldspan/domain/plans/placed-text';
import type { PageSize, PlacedText } from '@fieldspan/domain/plans/placed-text';
import { readTitleBlock } from '@fieldspan/domain/plans/title-block';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import * as v from 'valibot';
import type { ReadPage } from './page-message.ts';

/** Of the small picture, in px. */
const PICTURE_WIDTH = 480;
const PICTURE_HEIGHT = 360;
/** More of them are no words of a drawing. */
const ITEMS_MAX = 60_000;
const WORDS_MAX = 200_000;

/** One page as a sheet. What is wrong with a page leaves its parts empty, and never the page out. */
export async function readPage(document: PDFDocumentProxy, page: number): Promise<ReadPage> {
  const proxy = await document.getPage(page);
  const { width, height } = proxy.getViewport({ scale: 1 });
  const size = { width, height };
  const lines = linesOf(await placedText(proxy).catch(() => []));
  const words = lines.map((line) => line.words).join('\n');
  const read: ReadPage = {
    kind: 'page',
    page,
    ...size,
    ...readTitleBlock(lines, size),
    words: words.replaceAll('\0', '').slice(0, WORDS_MAX),
    links: JSON.stringify(callOutsOf(lines, size)),
    picture: await pictureOf(proxy, size).catch(() => null),
  };
  proxy.cleanup();
  return read;
}

type Item = { str: string; width: number; transform: readonly unknown[] };
type Viewport = ReturnType<PDFPageProxy['getViewport']>;

async function placedText(page: PDFPageProxy): Promise<PlacedText[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.slice(0, ITEMS_MAX).flatMap((item) => ('str' in item ? placed(item, viewport) : []));
}

/**
 * px of the page from its upper left corner, as it is shown: a rotated page is upright. Words that run up the edge of a sheet
 * are no lines of a title block.
 */
function placed({ str, width, transform }: Item, viewport: Viewport): PlacedText[] {
  const [a, b, c, d, left, base] = v.parse(TransformSchema, transform);
  const across = Math.hypot(a, b);
  const height = Math.hypot(c, d);
  if (across === 0 || height === 0) return [];
  const from = onPage(viewport, [left, base]);
  const to = onPage(viewport, [left + (a / across) * width, base + (b / across) * width]);
  if (Math.abs(to.y - from.y) > Math.abs(to.x - from.x)) return [];
  const x = Math.min(from.x, to.x);
  return [{ words: str.replaceAll('\0', ''), x, y: from.y - height, width: Math.abs(to.x - from.x), height }];
}

const Part = v.number();
const TransformSchema = v.tuple([Part, Part, Part, Part, Part, Part]);

function onPage(viewport: Viewport, [left, base]: readonly [number, number]): { x: number; y: number } {
  const [x, y] = v.parse(v.tuple([Part, Part]), viewport.convertToViewportPoint(left, base));
  return { x, y };
}

async function pictureOf(page: PDFPageProxy, { width, height }: PageSize): Promise<ReadPage['picture']> {
  const scale = Math.min(PICTURE_WIDTH / width, PICTURE_HEIGHT / height);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const context = canvas.getContext('2d');
  const canvasContext: unknown = context;
  if (!isPaintedOn(canvasContext)) return null;
  await page.render({ viewport, background: '#ffffff', canvas: null, canvasContext }).promise;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const;
  const bytes = await sharp(data, { raw }).flatten({ background: '#ffffff' }).webp({ quality: 80 }).toBuffer();
  return { bytes, width: canvas.width, height: canvas.height };
}

/** pdf.js paints on the canvases of this library in Node itself; its types only know those of a browser. */
const isPaintedOn = (context: unknown): context is CanvasRenderingContext2D =>
  typeof context === 'object' && context !== null && 'drawImage' in context;
