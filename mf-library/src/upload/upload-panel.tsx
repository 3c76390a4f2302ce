import { DOCUMENT_EXTENSIONS } from '@fieldspan/domain/file-kind';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconUpload, IconX } from '@fieldspan/ui/icons';
import { useRef, useState } from 'react';
import { TagPicker } from '../tag-picker.tsx';
import { addFiles } from './add-files.ts';
import type { UploadPlace } from './upload-queue.ts';
import styles from './upload-panel.module.css';
import { UploadRows } from './upload-rows.tsx';

const ACCEPT = ['image/*', '.heic', ...DOCUMENT_EXTENSIONS.map((ending) => `.${ending}`)].join(',');

type UploadPanelProps = { place: UploadPlace; initialTagIds: readonly number[]; onClose: () => void };

export function UploadPanel({ place, initialTagIds, onClose }: UploadPanelProps) {
  const [tagIds, setTagIds] = useState(initialTagIds);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card
      title={t('Upload files')}
      className={styles.panel ?? ''}
      action={<IconButton label={t('Close')} icon={<IconX aria-hidden="true" />} onClick={onClose} />}
    >
      <div className={styles.body}>
        <TagPicker label={t('Tags for the new files')} chosen={tagIds} onChange={setTagIds} />
        <div className={styles.zone}>
          <IconUpload aria-hidden="true" />
          <p>{t('Drop files here, or')}</p>
          <Button variant="primary" onClick={() => input.current?.click()}>
            {t('Choose files')}
          </Button>
          <p className={styles.kinds}>{t('Images, or: {{list}}', { list: DOCUMENT_EXTENSIONS.join(', ') })}</p>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={ACCEPT}
            aria-label={t('Files to upload')}
            onChange={(event) => {
              void addFiles(place, [...(event.target.files ?? [])], tagIds);
              event.target.value = '';
            }}
          />
        </div>
      </div>
      <UploadRows place={place} />
    </Card>
  );
}
