import { resourceUrl } from '@fieldspan/api/resource-url';
import type { StoredFile } from '@fieldspan/contract/widgets';
import { fileKind } from '@fieldspan/domain/file-kind';
import { useHost } from '@fieldspan/federation/host';
import { t } from '@fieldspan/ui/i18n';
import { IconFile } from '@fieldspan/ui/icons';
import styles from './stored-preview.module.css';

/**
 * Without a sandbox, which would disable the browser's PDF viewer; the server sends nothing there that can run scripts.
 */
const PdfFrame = 'iframe';

/** A picture, a PDF in a frame, any other file by its name (document 1 §2). */
export function StoredPreview({ file }: { file: StoredFile }) {
  const { showFiles } = useHost();
  const { id, filename, thumb_filename } = file;
  const name = file.original_filename ?? filename;
  const kind = fileKind(filename);
  if (kind === 'image') {
    const show = () => showFiles([{ uploadId: id, filename, name, alt: name }], 0);
    return (
      <button type="button" className={styles.show} aria-label={t('View {{name}}', { name })} onClick={show}>
        <img className={styles.picture} src={resourceUrl('images', thumb_filename ?? filename)} alt={name} />
      </button>
    );
  }
  if (kind === 'pdf') return <PdfFrame className={styles.frame} src={resourceUrl('files', filename)} title={name} />;
  return (
    <a className={styles.file} href={`${resourceUrl('files', filename)}?download=1`} download>
      <IconFile aria-hidden="true" />
      {name}
    </a>
  );
}
