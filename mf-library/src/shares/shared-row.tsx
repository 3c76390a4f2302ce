import type { SharedFile } from '@fieldspan/contract/library-calls';
import { fileSize } from '@fieldspan/domain/file-kind';
import { t } from '@fieldspan/ui/i18n';
import { IconDownload } from '@fieldspan/ui/icons';
import { ThumbnailBox } from '../thumbnail.tsx';
import styles from './shared-files.module.css';

type SharedRowProps = { slug: string; pass: string; file: SharedFile };

/** One file of a link: opened by its name, downloaded by its button. */
export function SharedRow({ slug, pass, file }: SharedRowProps) {
  const { name, filename, thumb_filename: thumb, bytes } = file;
  const at = (of: string) =>
    `/resources/shares/${encodeURIComponent(slug)}/${encodeURIComponent(pass || '-')}/${encodeURIComponent(of)}`;
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <ThumbnailBox name={name} src={thumb && at(thumb)} />
      </span>
      <a href={at(filename)} target="_blank" rel="noreferrer" className={styles.file}>
        {name}
      </a>
      <span className={styles.size}>{fileSize(bytes)}</span>
      <a
        href={`${at(filename)}?download=1`}
        download
        className={styles.download}
        aria-label={t('Download {{name}}', { name })}
      >
        <IconDownload aria-hidden="true" />
      </a>
    </li>
  );
}
