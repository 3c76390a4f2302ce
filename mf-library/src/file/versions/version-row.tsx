import { alertError, showAlert } from '@fieldspan/api/alerts';
import type { LibraryFile } from '@fieldspan/api/queries/library';
import type { FileVersion } from '@fieldspan/api/queries/library-versions';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { saveRecord } from '@fieldspan/api/save-record';
import { instantText } from '@fieldspan/domain/day-text';
import { fileSize } from '@fieldspan/domain/file-kind';
import { personName } from '@fieldspan/domain/person-name';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { useRef, useState } from 'react';
import styles from './versions-card.module.css';

type VersionRowProps = { file: LibraryFile; version: FileVersion; isNewest: boolean; mayChange: boolean };

export function VersionRow({ file, version, isNewest, mayChange }: VersionRowProps) {
  const { number, note, LibraryUpload: upload, file_id } = version;
  // After a version was restored, it and the newest one are the same file.
  const isWhatItIs = file_id === file.file_id;
  return (
    <li className={styles.version}>
      <span className={styles.text}>
        <span className={styles.title}>
          {t('Version {{number}}', { number })}
          {isNewest && isWhatItIs && <Tag tone="green">{t('Current')}</Tag>}
        </span>
        <span className={styles.facts}>{factsOf(version)}</span>
        <span className={styles.facts}>{upload?.original_filename}</span>
        {note && <span>{note}</span>}
      </span>
      {upload?.filename && (
        <Button
          size="s"
          render={
            <a
              href={resourceUrl('files', upload.filename)}
              target="_blank"
              rel="noreferrer"
              aria-label={t('Open version {{number}}', { number })}
            />
          }
        >
          {t('Open')}
        </Button>
      )}
      {mayChange && !isWhatItIs && <RestoreButton file={file} version={version} />}
    </li>
  );
}

function factsOf({ created_at, CreatedBy, LibraryUpload: upload }: FileVersion): string {
  const size = typeof upload?.bytes === 'number' ? fileSize(upload.bytes) : null;
  return [instantText(created_at), CreatedBy && personName(CreatedBy), size].filter(Boolean).join(' · ');
}

function RestoreButton({ file, version: { number, file_id } }: Pick<VersionRowProps, 'file' | 'version'>) {
  const key = useRef(crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    setIsBusy(true);
    try {
      await saveRecord('LibraryFileVersion', {
        library_file_id: file.id,
        file_id,
        note: t('Version {{number}} again', { number }),
        client_key: key.current,
      });
      key.current = crypto.randomUUID();
      showAlert({ type: 'success', message: t('Version {{number}} is what the file is again', { number }) });
    } catch (error) {
      alertError(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      size="s"
      busy={isBusy}
      aria-label={t('Restore version {{number}}', { number })}
      onClick={() => void restore()}
    >
      {t('Restore')}
    </Button>
  );
}
