export type FileKind = 'image' | 'pdf' | 'document' | 'other';

/** Extensions of the upload panel's pictures (document 1 §5). */
const IMAGES = new Set(['png', 'jpg', 'jpeg', 'gif', 'heic', 'bmp']);
const DOCUMENTS = ['doc', 'docx', 'xls', 'xlsm', 'pdf', 'rtf', 'txt', 'ppt'];

/** The accepted documents, spelled out for a person who chose another. */
export const DOCUMENT_EXTENSIONS: readonly string[] = DOCUMENTS;

/** What a file is to the eye, by the end of its name. */
export function fileKind(filename: string): FileKind {
  const ending = extensionOf(filename);
  if (ending === 'pdf') return 'pdf';
  if (IMAGES.has(ending) || ending === 'webp') return 'image';
  return DOCUMENTS.includes(ending) ? 'document' : 'other';
}

/** Lower case, without the dot; empty when the name has none. */
export function extensionOf(filename: string): string {
  const dot = filename.lastIndexOf('.');
  return dot < 1 ? '' : filename.slice(dot + 1).toLowerCase();
}

/** Whether a chosen file is one of "documents/images": the eight documents, or any image (document 0 §5). */
export function isDocumentOrImage(file: { name: string; type: string }): boolean {
  return (
    file.type.startsWith('image/') || IMAGES.has(extensionOf(file.name)) || DOCUMENTS.includes(extensionOf(file.name))
  );
}

const UNITS = ['KB', 'MB', 'GB'] as const;

/** A size as people read it: 0 B, 512 B, 1.4 MB, 12 MB; in thousands. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length);
  const value = bytes / 1000 ** power;
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ${UNITS[power - 1] ?? 'GB'}`;
}
