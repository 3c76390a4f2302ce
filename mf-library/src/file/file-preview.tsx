import type { LibraryFile } from '@fieldspan/api/queries/library';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { fileKind, isVideo } from '@fieldspan/domain/file-kind';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconFile } from '@fieldspan/ui/icons';
import { fileName } from '../file-name.ts';
import { useShowFile } from '../use-show-file.ts';
import styles from './file-preview.module.css';

type FilePreviewProps = { file: LibraryFile };

/**
 * Without a sandbox, which would disable the browser's PDF viewer; the server sends nothing there that can run scripts.
 */
const PdfFrame = 'iframe';

/** What a crew has filmed: nobody has written captions for it. */
const Player = 'video';

function Video({ name, src }: { name: string; src: string }) {
  return (
    <div className={styles.preview} data-kind="video">
      <Player className={styles.picture} src={src} aria-label={name} controls preload="metadata" />
    </div>
  );
}

/** A picture in its own proportions, a PDF in a frame, any other file by its name. */
export function FilePreview({ file }: FilePreviewProps) {
  const { LibraryUpload: upload } = file;
  const name = fileName(file);
  const show = useShowFile([file])(file);
  const filename = upload?.filename ?? null;
  if (!upload || filename === null) {
    return (
      <div className={styles.preview}>
        <EmptyState icon={<IconFile aria-hidden="true" />} title={t('The file itself is not stored')} />
      </div>
    );
  }
  const kind = fileKind(filename);
  if (kind === 'image') {
    return (
      <div className={styles.preview} data-kind={kind}>
        <Picture name={name} filename={filename} width={upload.width} height={upload.height} />
        <button type="button" className={styles.show} aria-label={t('View {{name}}', { name })} onClick={show} />
      </div>
    );
  }
  if (kind === 'pdf') {
    return <PdfFrame className={styles.frame} src={resourceUrl('files', filename)} title={name} />;
  }
  if (isVideo(filename)) return <Video name={name} src={resourceUrl('files', filename)} />;
  return <NoPreview name={upload.original_filename ?? filename} />;
}

type PictureProps = { name: string; filename: string; width: number | null; height: number | null };

function Picture({ name, filename, width, height }: PictureProps) {
  const size = { width: width ?? undefined, height: height ?? undefined };
  return <img className={styles.picture} src={resourceUrl('images', filename)} alt={name} {...size} decoding="async" />;
}

function NoPreview({ name }: { name: string }) {
  return (
    <div className={styles.preview}>
      <EmptyState icon={<IconFile aria-hidden="true" />} title={name}>
        {t('There is no preview for this kind of file. Download it to open it on your device.')}
      </EmptyState>
    </div>
  );
}
