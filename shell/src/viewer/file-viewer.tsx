import { resourceUrl } from '@fieldspan/api/resource-url';
import type { ViewedFile } from '@fieldspan/contract/widgets';
import { Slot } from '@fieldspan/federation/slot';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@fieldspan/ui/icons';
import { useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { FileView } from './file-view.tsx';
import styles from './file-viewer.module.css';
import { moveTo } from './viewer-state.ts';

type FileViewerProps = {
  files: readonly ViewedFile[];
  at: number;
  /** The library's own viewer is to be had; the shell's stands in for it until it is, and where it fails. */
  hasEditor: boolean;
  onClose: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 };

/** Pictures and PDFs over the whole window. The browser's own modal keeps the focus in and gives it back. */
export function FileViewer({ files, at, hasEditor, onClose }: FileViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const file = files[at];
  if (!file) return null;
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && !event.defaultPrevented) moveTo(at + step);
  };
  const download = <DownloadButton filename={file.filename} />;
  const own = <FileView file={file} download={download} />;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={file.name}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
    >
      <header className={styles.bar}>
        <h2 className={styles.name}>{file.name}</h2>
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
        <IconButton label={t('Close')} icon={<IconX />} onClick={onClose} />
      </header>
      <div className={styles.body}>
        {hasEditor ? <Slot of="library.viewer" props={{ files, at, onMove: moveTo, onClose }} fallback={own} /> : own}
        {files.length > 1 && <Steps at={at} count={files.length} />}
      </div>
    </dialog>
  );
}

function DownloadButton({ filename }: { filename: string }) {
  const link = <a href={`${resourceUrl('files', filename)}?download=1`} aria-label={t('Download')} download />;
  return (
    <Button icon={<IconDownload aria-hidden="true" />} render={link}>
      {t('Download')}
    </Button>
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
