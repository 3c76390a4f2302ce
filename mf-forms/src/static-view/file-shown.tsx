import { currentSession } from '@fieldspan/api/session';
import type { PickedFile } from '@fieldspan/contract/widgets';
import { useHost } from '@fieldspan/federation/host';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';
import { use } from 'react';
import { FileAddress } from './file-address.ts';
import styles from './file-shown.module.css';
import { NewTab } from './new-tab.tsx';

/** A library file by its name; pressing it opens the file, for people who may. */
export function FileShown({ file: { id, caption, LibraryUpload: upload } }: { file: PickedFile }) {
  const { showFiles } = useHost();
  const addresses = use(FileAddress);
  const name = caption || upload.original_filename || upload.filename;
  const named = (
    <>
      <IconFileText aria-hidden="true" size={20} />
      <span className={styles.name}>{name}</span>
    </>
  );
  // It has not arrived at the server: there is nothing to open.
  if (upload.filename === '') return <span className={styles.file}>{named}</span>;
  if (addresses?.file)
    return (
      <NewTab className={styles.file} to={addresses.file(upload.filename)}>
        {named}
        <span className={styles.action}>{t('Look at it')}</span>
      </NewTab>
    );
  if (addresses !== null || currentSession() === null) return <span className={styles.file}>{named}</span>;
  const viewed = { uploadId: upload.id, filename: upload.filename, name, alt: name };
  return (
    <button type="button" className={styles.file} data-file={id} onClick={() => showFiles([viewed], 0)}>
      {named}
      <span className={styles.action}>{t('Look at it')}</span>
    </button>
  );
}
