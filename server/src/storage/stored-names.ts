import { randomBytes } from 'node:crypto';

/** A name that says nothing of the file but its type, and that nobody can guess. */
export function newFilename(ext: string): string {
  return `${randomBytes(16).toString('hex')}.${ext}`;
}

/** Of the picture in a list. */
export function thumbName(filename: string): string {
  return `${stem(filename)}.thumb.webp`;
}

/** Of the picture that stands in where a browser cannot show the original. */
export function previewName(filename: string): string {
  return `${stem(filename)}.preview.webp`;
}

function stem(filename: string): string {
  return filename.slice(0, filename.lastIndexOf('.'));
}
