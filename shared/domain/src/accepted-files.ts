import { DOCUMENT_EXTENSIONS, extensionOf, isDocumentOrImage } from './file-kind.ts';

/** What an upload accepts (document 0 §5): any image, the kinds of documents, or both. */
export type AcceptedFiles = 'images' | 'documents' | 'documents/images';

/** Size limit for one file: below an hour of phone video, above a set of drawings. */
export const MOST_FILE_BYTES = 500_000_000;

const IMAGES = ['image/*', '.heic'];
const DOCUMENTS = DOCUMENT_EXTENSIONS.map((ending) => `.${ending}`);

/** The `accept` attribute of a file input. */
export function acceptOf(accepted: AcceptedFiles): string {
  return { images: IMAGES, documents: DOCUMENTS, 'documents/images': [...IMAGES, ...DOCUMENTS] }[accepted].join(',');
}

/** Whether a chosen file may be sent. `accept` is only a hint that people and devices can bypass. */
export function isAccepted(accepted: AcceptedFiles, file: { name: string; type: string }): boolean {
  const isDocument = DOCUMENT_EXTENSIONS.includes(extensionOf(file.name));
  if (accepted === 'documents') return isDocument;
  return isDocumentOrImage(file) && (accepted === 'documents/images' || !isDocument);
}
