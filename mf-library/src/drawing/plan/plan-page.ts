import { resourceUrl } from '@fieldspan/api/resource-url';
import type { DrawingSize } from '@fieldspan/domain/drawing';
import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadPdfJs, PartsFactory } from '../../kept/pdf-parts.ts';
import { frameCanvas, needsWholeCanvas } from './frame-canvas.ts';
import { keptRanges } from './kept-ranges.ts';
import { operationBoxes, type OperationBoxes, type PageArea } from './operation-boxes.ts';

/** The width of every sheet in units of its marks; its height follows from its shape. */
export const SHEET_WIDTH = 1000;

/** Where a part of a page is painted: px of the canvas for each unit of the sheet, and what lies left of and above it. */
export type PagePart = { scale: number; x: number; y: number };

export type Painting = { done: Promise<void>; cancel: () => void };

/** A page that can be painted. */
export type PlanPage = {
  /** In units of the sheet. */
  sheet: DrawingSize;
  /** Points on paper for each unit of the sheet. */
  pointsPerUnit: number;
  /** Paints the part onto the whole canvas. */
  paint: (canvas: HTMLCanvasElement, part: PagePart) => Painting;
};

/** A larger picture in a PDF is left out rather than ending the page. */
const MOST_PIXELS = 64_000_000;
const RANGE_BYTES = 256 * 1024;
/** Open documents keep what they have read; phones have little memory. */
const OPEN_MAX = 2;

const open = new Map<string, Promise<PDFDocumentProxy>>();

/** @throws what pdf.js throws for a file that cannot be fetched or read */
export async function planPage(filename: string, number: number): Promise<PlanPage> {
  const document = await documentOf(filename);
  return pageOf(await document.getPage(number));
}

function documentOf(filename: string): Promise<PDFDocumentProxy> {
  const known = open.get(filename);
  open.delete(filename);
  const opened = known ?? openDocument(filename);
  open.set(filename, opened);
  opened.catch(() => open.delete(filename));
  for (const [name, old] of [...open].slice(0, -OPEN_MAX)) {
    open.delete(name);
    void old.then((document) => document.loadingTask.destroy());
  }
  return opened;
}

async function openDocument(filename: string): Promise<PDFDocumentProxy> {
  const pdfJs = await loadPdfJs();
  const kept = await keptRanges(pdfJs, filename, () => {
    open.delete(filename);
    void task.destroy();
  });
  const task = pdfJs.getDocument({
    ...(kept ? { range: kept } : { url: new URL(resourceUrl('files', filename), location.href).href }),
    verbosity: 0,
    rangeChunkSize: RANGE_BYTES,
    // Only what the shown page needs is fetched of a set of hundreds.
    disableAutoFetch: true,
    disableStream: true,
    BinaryDataFactory: PartsFactory,
    standardFontDataUrl: 'fonts/',
    wasmUrl: 'wasm/',
    useWorkerFetch: false,
    maxImageSize: MOST_PIXELS,
    // The same letters on every device, whatever is installed there.
    useSystemFonts: false,
  });
  return task.promise;
}

function pageOf(page: PDFPageProxy): PlanPage {
  const { width, height } = page.getViewport({ scale: 1 });
  const pointsPerUnit = width / SHEET_WIDTH;
  const sheet = { width: SHEET_WIDTH, height: Math.max(1, Math.round((height / width) * SHEET_WIDTH)) };
  let boxes: OperationBoxes | null = null;
  return {
    sheet,
    pointsPerUnit,
    paint: (canvas, part) => {
      const { scale, x, y } = part;
      const isWhole = x === 0 && y === 0 && canvas.width >= sheet.width * scale - 1;
      boxes ??= operationBoxes(page.recordedBBoxes);
      const begin = (onto: HTMLCanvasElement) =>
        page.render({
          canvas: onto,
          viewport: page.getViewport({ scale: scale / pointsPerUnit, offsetX: -x, offsetY: -y }),
          background: '#ffffff',
          // The whole page is painted first and notes what is where, so that a part need not paint the rest of it.
          recordOperations: isWhole && boxes === null,
          ...(boxes && !isWhole && { operationsFilter: boxes.within(areaOf(canvas, part, sheet)) }),
        });
      return painting(canvas, begin);
    },
  };
}

/** Whether workers paint here; known when they have failed once. */
let hasWorkers = typeof OffscreenCanvas === 'function';

function painting(canvas: HTMLCanvasElement, begin: (onto: HTMLCanvasElement) => RenderTask): Painting {
  let task = begin(hasWorkers ? frameCanvas(canvas) : canvas);
  const done = task.promise.catch((error: unknown) => {
    if (!hasWorkers || !needsWholeCanvas(error)) throw error;
    hasWorkers = false;
    task = begin(canvas);
    return task.promise;
  });
  return { done, cancel: () => task.cancel() };
}

function areaOf({ width, height }: DrawingSize, { scale, x, y }: PagePart, sheet: DrawingSize): PageArea {
  const across = sheet.width * scale;
  const down = sheet.height * scale;
  return { left: x / across, top: y / down, right: (x + width) / across, bottom: (y + height) / down };
}
