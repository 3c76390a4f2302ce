import { alertError } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import { resourceUrl } from '@fieldspan/api/resource-url';

export type Chosen = { fileIds: readonly number[]; folderIds: readonly number[] };

/** Has the browser download files and folders as one zip, which the server makes while it is read. */
export async function fetchZip({ fileIds, folderIds }: Chosen): Promise<void> {
  try {
    const { key } = await call('LibraryFile/zip', { file_ids: fileIds, folder_ids: folderIds }, { isUnshown: true });
    const link = document.createElement('a');
    link.href = resourceUrl('library-zips', `${key}.zip`);
    link.download = 'library.zip';
    document.body.append(link);
    link.click();
    link.remove();
  } catch (error) {
    alertError(error);
  }
}
