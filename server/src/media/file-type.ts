import { open } from 'node:fs/promises';
import { extname } from 'node:path';

/** The type of a file according to its bytes; `ext` is the extension of its stored name. */
export type FileType = { kind: 'image' | 'document'; mime: string; ext: string };

/** The refusal for any other type (decision 42, widened by decision 0109). */
export const NOT_ACCEPTED =
  'This type of file is not accepted. Send an image, or one of: doc, docx, xls, xlsm, pdf, rtf, txt, ppt, xlsx, pptx, csv, zip, mp4, mov, dwg.';

/** Types that every browser shows. */
const SHOWN_PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp']);

/** Pictures that need a preview for the screen: HEIC, TIFF, SVG (which could run scripts), … */
export function needsStandIn(mime: string): boolean {
  return mime.startsWith('image/') && !SHOWN_PICTURES.has(mime);
}

const MIME_OF: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
  bmp: 'image/bmp',
  heic: 'image/heic',
  tif: 'image/tiff',
  svg: 'image/svg+xml',
};

/** The type of a picture by its extension, which is reliable because the server chose the name. */
export function mimeOfPicture(filename: string): string | null {
  return MIME_OF[filename.slice(filename.lastIndexOf('.') + 1)] ?? null;
}

const HEAD_BYTES = 4096;

/** Documents whose bytes identify them reliably. */
const DOCUMENTS = new Set(['pdf', 'rtf', 'docx', 'xlsm', 'xlsx', 'pptx', 'zip', 'mp4', 'mov', 'dwg']);

/** Plain text; only the name says what it is for. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['.txt', 'text/plain'],
  ['.csv', 'text/csv'],
]);

/** What phones call an MP4. */
const MP4 = new Set(['m4v', 'mp4']);

/** The older Office formats share one container format, so only the name distinguishes them. */
const OLD_OFFICE: ReadonlyMap<string, string> = new Map([
  ['.doc', 'application/msword'],
  ['.xls', 'application/vnd.ms-excel'],
  ['.ppt', 'application/vnd.ms-powerpoint'],
]);

/**
 * Detects the type of an accepted file. The name is used only where the bytes are not enough: plain text and the three
 * older Office formats.
 * @returns null if the file is not accepted
 */
export async function fileTypeOf(path: string, originalName: string): Promise<FileType | null> {
  const extension = extname(originalName).toLowerCase();
  const head = await readHead(path);
  const text = TEXTS.get(extension);
  if (text !== undefined) return isText(head) ? { kind: 'document', mime: text, ext: extension.slice(1) } : null;
  if (isSvg(head)) return { kind: 'image', mime: 'image/svg+xml', ext: 'svg' };

  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  if (!found) return null;
  const { mime } = found;
  const ext = MP4.has(found.ext) ? 'mp4' : found.ext;
  if (DOCUMENTS.has(ext)) return { kind: 'document', mime, ext };
  if (mime.startsWith('image/')) return { kind: 'image', mime, ext };
  const office = ext === 'cfb' ? OLD_OFFICE.get(extension) : undefined;
  return office ? { kind: 'document', mime: office, ext: extension.slice(1) } : null;
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Text contains no control characters except tab, line feed, form feed and carriage return, or starts with a UTF-16
 * byte order mark.
 */
function isText(head: Buffer): boolean {
  const mark = head.toString('hex', 0, 2);
  if (mark === 'fffe' || mark === 'feff') return true;
  return head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d);
}

function isSvg(head: Buffer): boolean {
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/u.test(
    head.toString('utf8'),
  );
}
