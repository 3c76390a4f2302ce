import type { LibraryFileRecord as LibraryFile } from '@fieldspan/api/queries/library';
import { useViewer } from '@fieldspan/api/profile';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { Wait } from '@fieldspan/federation/wait';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useOwnId } from '../use-own-id.ts';
import { TagPicker } from '../tag-picker.tsx';
import { CaptionForm } from './caption-form.tsx';
import { DeleteFile } from './delete-file.tsx';
import styles from './file-details.module.css';
import { FilePlace } from './file-place.tsx';
import { FileFacts } from './file-facts.tsx';
import { TagNames } from './tag-names.tsx';
import { useSaveFile } from './use-save-file.ts';

/** The details of a file, and a form for those that can be changed. */
export function FileDetails({ file }: { file: LibraryFile }) {
  const { save, isSaving, question } = useSaveFile(file);
  const viewer = useViewer();
  const isOwn = useOwnId() === file.created_by;
  const mayChange = isOwn || mayWrite('LibraryFile')(viewer);
  return (
    <Card title={t('Details')}>
      <div className={styles.body}>
        {mayChange ? (
          <>
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
            <FilePlace file={file} onSave={save} />
          </>
        ) : (
          <TagNames tags={file.FileTag} />
        )}
        <FileFacts file={file} />
        {mayChange && <DeleteFile file={file} isOwn={isOwn} />}
        {question}
      </div>
    </Card>
  );
}
