import type { Message } from '@fieldspan/api/queries/messages';
import { fileKind } from '@fieldspan/domain/file-kind';
import { useHost } from '@fieldspan/federation/host';
import { t } from '@fieldspan/ui/i18n';
import type { MouseEvent } from 'react';

type Upload = NonNullable<Message['LibraryUpload']>;

/** Opens a message's file in the viewer, together with the thread's other pictures and PDFs. */
export function useShowFile(
  messages: readonly Pick<Message, 'is_deleted' | 'LibraryUpload'>[],
): (event: MouseEvent, upload: Upload) => void {
  const { showFiles } = useHost();
  return (event, upload) => {
    // With a modifier key the browser opens a tab, as for every link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const shown = messages.flatMap(({ is_deleted, LibraryUpload: other }) =>
      is_deleted === 0 && other && isViewable(other) ? [other] : [],
    );
    const at = shown.findIndex(({ filename }) => filename === upload.filename);
    if (at === -1) return;
    event.preventDefault();
    showFiles(shown.map(viewedFile), at);
  };
}

const isViewable = ({ filename }: Upload): boolean =>
  filename !== null && ['image', 'pdf'].includes(fileKind(filename));

function viewedFile({ id, filename, original_filename: original }: Upload) {
  const name = original ?? filename ?? '';
  return { uploadId: id, filename: filename ?? '', name, alt: t('Photo {{name}}', { name }) };
}
