import { resourceUrl } from '@fieldspan/api/resource-url';
import type { ViewedFile } from '@fieldspan/contract/widgets';
import { Slot } from '@fieldspan/federation/slot';
import { FullScreen } from '@fieldspan/ui/full-screen';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@fieldspan/ui/icons';
import type { KeyboardEvent } from 'react';
import { FileView } from './file-view.tsx';
import styles from './file-viewer.module.css';
import { moveTo } from './viewer-state.ts';

type FileViewerProps = {
  files: readonly ViewedFile[];
  at: number;
  /** Whether the library provides its viewer; the shell's own is shown until it has loaded, and if it fails. */
  hasEditor: boolean;
  onClose: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 };

/** Pictures and PDFs over the whole window. */
export function FileViewer({ files, at, hasEditor, onClose }: FileViewerProps) {
  const file = files[at];
  if (!file) return null;
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && !event.defaultPrevented) moveTo(at + step);
  };
  const own = <FileView file={file} />;
  const bar = (
    <>
      {files.length > 1 && (
        <output className={styles.count}>{t('{{at}} of {{count}}', { at: at + 1, count: files.length })}</output>
      )}
      <a
        className={styles.download}
        href={`${resourceUrl('files', file.filename)}?download=1`}
        download
        aria-label={t('Download')}
        title={t('Download')}
      >
        <IconDownload aria-hidden="true" />
      </a>
    </>
  );
  return (
    <FullScreen title={file.name} bar={bar} onClose={onClose} onKeyDown={handleKeyDown}>
      <div className={styles.place}>
        {hasEditor ? <Slot of="library.viewer" props={{ files, at, onMove: moveTo, onClose }} fallback={own} /> : own}
      </div>
      {files.length > 1 && <Steps at={at} count={files.length} />}
    </FullScreen>
  );
}

function Steps({ at, count }: { at: number; count: number }) {
  return (
    <>
      <IconButton
        className={styles.step ?? ''}
        data-side="start"
        label={t('Previous')}
        icon={<IconChevronLeft />}
        aria-disabled={at === 0}
        onClick={() => moveTo(at - 1)}
      />
      <IconButton
        className={styles.step ?? ''}
        data-side="end"
        label={t('Next')}
        icon={<IconChevronRight />}
        aria-disabled={at === count - 1}
        onClick={() => moveTo(at + 1)}
      />
    </>
  );
}
