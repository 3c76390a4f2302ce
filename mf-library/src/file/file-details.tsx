import type { LibraryFile } from '@fieldspan/api/queries/library';
import { Wait } from '@fieldspan/federation/wait';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { TagPicker } from '../tag-picker.tsx';
import { CaptionForm } from './caption-form.tsx';
import { DeleteFile } from './delete-file.tsx';
import styles from './file-details.module.css';
import { FileFacts } from './file-facts.tsx';
import { useSaveFile } from './use-save-file.ts';

/** What is known of a file, and what can be changed about it. */
export function FileDetails({ file }: { file: LibraryFile }) {
  const { save, isSaving } = useSaveFile(file);
  return (
    <Card title={t('Details')}>
      <div className={styles.body}>
        <CaptionForm
          caption={file.caption ?? ''}
          placeholder={file.LibraryUpload?.original_filename ?? ''}
          isSaving={isSaving}
          onSave={(caption) => save({ caption })}
        />
        <Wait fallback={<SkeletonRows count={2} />}>
          <TagPicker
            label={t('Tags')}
            chosen={file.FileTag.map(({ id }) => id)}
            onChange={(FileTag) => save({ FileTag })}
          />
        </Wait>
        <FileFacts file={file} />
        <DeleteFile id={file.id} />
      </div>
    </Card>
  );
}
