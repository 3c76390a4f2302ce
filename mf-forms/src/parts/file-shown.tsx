import type { PickedFile } from '@fieldspan/contract/widgets';
import { useHost } from '@fieldspan/federation/host';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';
import styles from './file-shown.module.css';

/** A library file by its name; pressing it shows the file. */
export function FileShown({ file: { id, caption, LibraryUpload: upload } }: { file: PickedFile }) {
  const { showFiles } = useHost();
  const name = caption || upload.original_filename || upload.filename;
  const viewed = { uploadId: upload.id, filename: upload.filename, name, alt: name };
  return (
    <button type="button" className={styles.file} data-file={id} onClick={() => showFiles([viewed], 0)}>
      <IconFileText aria-hidden="true" size={20} />
      <span className={styles.name}>{name}</span>
      <span className={styles.action}>{t('Look at it')}</span>
    </button>
  );
}
