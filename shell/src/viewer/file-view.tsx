import { resourceUrl } from '@fieldspan/api/resource-url';
import type { ViewedFile } from '@fieldspan/contract/widgets';
import { fileKind } from '@fieldspan/domain/file-kind';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconFile, IconFileText } from '@fieldspan/ui/icons';
import type { ReactNode } from 'react';
import styles from './file-viewer.module.css';
import { PictureStage } from './picture-stage.tsx';

type FileViewProps = { file: ViewedFile; download: ReactNode };

/** Without a sandbox, which would switch the browser's PDF viewer off; the server answers nothing there that runs. */
const PdfFrame = 'iframe';

/** The file itself: a picture, a PDF in a frame (document 1 §2), anything else by its name. */
export function FileView({ file, download }: FileViewProps) {
  const kind = fileKind(file.filename);
  if (kind === 'image') return <PictureStage key={file.filename} file={file} download={download} />;
  if (kind === 'pdf' && navigator.pdfViewerEnabled) {
    return <PdfFrame className={styles.frame} src={resourceUrl('files', file.filename)} title={file.name} />;
  }
  return (
    <div className={styles.stage}>
      <div className={styles.card}>
        <EmptyState
          icon={kind === 'pdf' ? <IconFileText aria-hidden="true" /> : <IconFile aria-hidden="true" />}
          title={file.name}
          action={download}
        >
          {t('This device shows no preview of it here. Download it to open it.')}
        </EmptyState>
      </div>
    </div>
  );
}
