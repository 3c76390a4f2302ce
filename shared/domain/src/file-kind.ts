export type FileKind = 'image' | 'pdf' | 'document' | 'other';

/** Extensions of pictures in the upload panel (document 1 §5). */
const IMAGES = new Set(['png', 'jpg', 'jpeg', 'gif', 'heic', 'bmp']);
/** The eight of the specification, and what crews send every day (decision 0109). */
const DOCUMENTS = [
  'doc',
  'docx',
  'xls',
  'xlsm',
  'pdf',
  'rtf',
  'txt',
  'ppt',
  'xlsx',
  'pptx',
  'csv',
  'zip',
  'mp4',
  'mov',
  'dwg',
];

/** The accepted types other than images, for the message about any other. */
export const DOCUMENT_EXTENSIONS: readonly string[] = DOCUMENTS;

/** The kind of a file for its icon, by its extension. */
export function fileKind(filename: string): FileKind {
  const ending = extensionOf(filename);
  if (ending === 'pdf') return 'pdf';
  if (IMAGES.has(ending) || ending === 'webp') return 'image';
  return DOCUMENTS.includes(ending) ? 'document' : 'other';
}

/** Whether a browser may play it. */
export const isVideo = (filename: string): boolean => ['mp4', 'mov'].includes(extensionOf(filename));

/** The extension in lower case without the dot; empty if there is none. */
export function extensionOf(filename: string): string {
  const dot = filename.lastIndexOf('.');
  return dot < 1 ? '' : filename.slice(dot + 1).toLowerCase();
}

/** Whether a chosen file is accepted as "documents/images": the documents, or any image (document 0 §5). */
export function isDocumentOrImage(file: { name: string; type: string }): boolean {
  return (
    file.type.startsWith('image/') || IMAGES.has(extensionOf(file.name)) || DOCUMENTS.includes(extensionOf(file.name))
  );
}

const UNITS = ['KB', 'MB', 'GB'] as const;

/** A file size as text: 0 B, 512 B, 1.4 MB, 12 MB; 1 kB is 1000 bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length);
  const value = bytes / 1000 ** power;
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ${UNITS[power - 1] ?? 'GB'}`;
}
