import { explain } from '@fieldspan/api/explain';
import { pickableFilesQuery, type PickableFile } from '@fieldspan/api/queries/library';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { ScreenBoundary } from '@fieldspan/federation/screen-boundary';
import { Wait } from '@fieldspan/federation/wait';
import { useSettled } from '@fieldspan/records/list/settled';
import { Dialog } from '@fieldspan/ui/dialog';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPhoto } from '@fieldspan/ui/icons';
import { MoreLine } from '@fieldspan/ui/more-line';
import { SearchField } from '@fieldspan/ui/search-field';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fileName } from '../file-name.ts';
import { Thumbnail } from '../thumbnail.tsx';
import styles from './picture-picker.module.css';

type PicturePickerProps = { onPick: (picture: ImageItem) => void; onClose: () => void };

/** Pictures of the library, found by name and caption among all of them. */
export function PicturePicker({ onPick, onClose }: PicturePickerProps) {
  const [typed, setTyped] = useState('');
  const words = useSettled(typed.trim());
  return (
    <Dialog open size="l" onClose={onClose} title={t('Pictures of the library')}>
      <ScreenBoundary onError={() => null} fallback={failed}>
        <SearchField label={t('Search pictures')} value={typed} onChange={setTyped} />
        <Wait fallback={<SkeletonRows count={4} />}>
          <FoundPictures
            words={words}
            onPick={(picture) => {
              onPick(picture);
              onClose();
            }}
          />
        </Wait>
      </ScreenBoundary>
    </Dialog>
  );
}

const failed = (error: Error, _: string | null, retry: () => void) => (
  <ErrorState title={t('The pictures could not be loaded')} message={explain(error).text} onRetry={retry} />
);

type FoundProps = { words: string; onPick: (picture: ImageItem) => void };

function FoundPictures({ words, onPick }: FoundProps) {
  const { data } = useSuspenseQuery(
    pickableFilesQuery({ from: { model: 'LibraryFile' }, tagIds: [], words, isPicture: true }),
  );
  const pictures = data.rows.flatMap((file) => pictureOf(file) ?? []);
  if (pictures.length === 0)
    return (
      <EmptyState icon={<IconPhoto aria-hidden="true" />} title={t('No pictures')}>
        {words === '' ? t('The library has none yet.') : t('No name or caption has “{{words}}”.', { words })}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map(({ file, picture }) => (
          <li key={file.id}>
            <button
              type="button"
              className={styles.picture}
              aria-label={t('Select {{name}}', { name: fileName(file) })}
              onClick={() => onPick(picture)}
            >
              <Thumbnail upload={file.LibraryUpload} />
              <span className={styles.name}>{fileName(file)}</span>
            </button>
          </li>
        ))}
      </ul>
      <MoreLine shown={pictures.length} more={data.more} narrow={t('Search for the others by name.')} />
    </>
  );
}

function pictureOf(file: PickableFile): { file: PickableFile; picture: ImageItem } | null {
  const { LibraryUpload: upload } = file;
  if (!upload?.filename) return null;
  const { id, slug, filename, width, height } = upload;
  return { file, picture: { id, slug, filename, width, height, meta: { isNew: true } } };
}
