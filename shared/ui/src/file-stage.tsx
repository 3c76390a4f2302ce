import type { ComponentProps } from 'react';
import { EmptyState } from './empty-state.tsx';
import styles from './file-stage.module.css';
import { t } from './i18n.ts';
import { IconFile, IconFileText } from './icons.ts';
import { PictureStage } from './picture-stage.tsx';

type FileStageProps = ComponentProps<typeof PictureStage> & {
  kind: 'image' | 'pdf' | 'document' | 'other';
  name: string;
};

/**
 * Not sandboxed, because a sandbox disables the browser's PDF viewer; the server sends PDFs with a policy that forbids
 * scripts.
 */
const PdfFrame = 'iframe';

/** A file in a viewer: a picture, a PDF in a frame (document 1 §2), otherwise its name. */
export function FileStage({ kind, name, ...picture }: FileStageProps) {
  if (kind === 'image') return <PictureStage {...picture} />;
  if (kind === 'pdf' && navigator.pdfViewerEnabled) {
    return <PdfFrame className={styles.frame} src={picture.src} title={name} />;
  }
  return (
    <div className={styles.place}>
      <div className={styles.card}>
        <EmptyState
          icon={kind === 'pdf' ? <IconFileText aria-hidden="true" /> : <IconFile aria-hidden="true" />}
          title={name}
          action={picture.action}
        >
          {t('This device shows no preview of it here. Download it to open it.')}
        </EmptyState>
      </div>
    </div>
  );
}
