import { randomBytes } from 'node:crypto';

/** A random name that reveals only the type of the file and cannot be guessed. */
export function newFilename(ext: string): string {
  return `${randomBytes(16).toString('hex')}.${ext}`;
}

/** The name of a picture's thumbnail. */
export function thumbName(filename: string): string {
  return `${stem(filename)}.thumb.webp`;
}

/** The name of the preview for a picture that browsers cannot show. */
export function previewName(filename: string): string {
  return `${stem(filename)}.preview.webp`;
}

function stem(filename: string): string {
  return filename.slice(0, filename.lastIndexOf('.'));
}
