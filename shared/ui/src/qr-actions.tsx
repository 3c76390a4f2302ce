import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { t } from './i18n.ts';
import { IconCopy, IconDownload } from './icons.ts';
import styles from './qr-code.module.css';
import type { QrMatrix } from './qr-matrix.ts';
import { qrPng } from './qr-png.ts';
import { saveFile } from './save-file.ts';

/** As long as a toast is shown. */
const TOLD_MS = 3000;

type Told = { isBad: boolean; text: string };

/** Buttons that copy a QR code's picture or download it. */
export function QrActions({ matrix }: { matrix: QrMatrix }) {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    if (told === null || told.isBad) return undefined;
    const timer = setTimeout(() => setTold(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = () =>
    copyPicture(matrix).then(
      () => setTold({ isBad: false, text: t('Copied to clipboard') }),
      () => setTold({ isBad: true, text: t('Unable to copy QR code') }),
    );
  const download = () =>
    downloadPicture(matrix).then(
      () => setTold(null),
      () => setTold({ isBad: true, text: t('Unable to download QR code') }),
    );
  return (
    <>
      <div className={styles.actions}>
        <Button size="s" icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
          {t('Copy image')}
        </Button>
        <Button size="s" icon={<IconDownload aria-hidden="true" />} onClick={() => void download()}>
          {t('Download PNG')}
        </Button>
      </div>
      <output className={styles.told} data-bad={told?.isBad === true ? '' : undefined}>
        {told?.text}
      </output>
    </>
  );
}

/** The clipboard gets a promise, because Safari accepts a picture only during the press itself. */
async function copyPicture(matrix: QrMatrix): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': qrPng(matrix) })]);
}

async function downloadPicture(matrix: QrMatrix): Promise<void> {
  saveFile(await qrPng(matrix), 'qr-code.png');
}
