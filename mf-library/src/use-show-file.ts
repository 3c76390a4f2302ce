import type { LibraryFile } from '@fieldspan/api/queries/library';
import { fileKind } from '@fieldspan/domain/file-kind';
import { useHost } from '@fieldspan/federation/host';
import { fileName } from './file-name.ts';

/** A function that opens a file in the viewer, among those of the page that can be shown; undefined for the others. */
export function useShowFile(files: readonly LibraryFile[]): (file: LibraryFile) => (() => void) | undefined {
  const { showFiles } = useHost();
  const shown = files.filter(isViewable);
  return (file) => {
    if (!isViewable(file)) return undefined;
    // A tile may stand before the page has noted its file, such as one that was uploaded just now.
    const all = shown.includes(file) ? shown : [file, ...shown];
    return () => showFiles(all.map(viewedFile), all.indexOf(file));
  };
}

/** Whether the viewer can show a file. */
export function isViewable({ LibraryUpload: upload }: LibraryFile): boolean {
  const filename = upload?.filename ?? null;
  return filename !== null && ['image', 'pdf'].includes(fileKind(filename));
}

function viewedFile(file: LibraryFile) {
  const { LibraryUpload: upload } = file;
  const name = fileName(file);
  return { uploadId: upload?.id ?? null, filename: upload?.filename ?? '', name, alt: name };
}
