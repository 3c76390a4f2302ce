import type { LibraryFile } from '@fieldspan/api/queries/library';
import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';
import { fileName } from '../file-name.ts';
import { useShowFile } from '../use-show-file.ts';
import { FileCard } from './file-card.tsx';
import styles from './file-tiles.module.css';

type FileTilesProps = {
  rows: readonly LibraryFile[];
  selectBox: (file: LibraryFile, name: string) => ReactNode;
};

/** Files as tiles of their thumbnails. */
export function FileTiles({ rows, selectBox }: FileTilesProps) {
  const showerOf = useShowFile(rows);
  return (
    <ul className={styles.files} aria-label={t('Files')}>
      {rows.map((file) => (
        <FileCard key={file.id} file={file} onShow={showerOf(file)} selectBox={selectBox(file, fileName(file))} />
      ))}
    </ul>
  );
}
