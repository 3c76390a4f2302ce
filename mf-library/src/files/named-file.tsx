import type { LibraryFile } from '@fieldspan/api/queries/library';
import { fileName } from '../file-name.ts';
import { Thumbnail } from '../thumbnail.tsx';
import styles from './named-file.module.css';

/** A file's thumbnail and name, on one line. */
export const NamedFile = ({ file }: { file: LibraryFile }) => (
  <span className={styles.file}>
    <span className={styles.picture}>
      <Thumbnail upload={file.LibraryUpload} />
    </span>
    {fileName(file)}
  </span>
);
