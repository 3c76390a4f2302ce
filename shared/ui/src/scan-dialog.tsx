import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { t } from './i18n.ts';
import { CodeWatch } from './scan/code-scanner.ts';
import styles from './scan-dialog.module.css';

type ScanDialogProps = { title: string; onScanned: (code: string) => void; onClose: () => void };

/** The camera, until it sees a barcode or QR code. Loaded when it is opened. */
export function ScanDialog({ title, onScanned, onClose }: ScanDialogProps) {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <Dialog open onClose={onClose} title={title}>
      {isRefused ? (
        <p role="alert">{t('The camera cannot be used. Close this and type the number under the code.')}</p>
      ) : (
        <Camera onScanned={onScanned} onRefused={() => setIsRefused(true)} />
      )}
    </Dialog>
  );
}

type CameraProps = Pick<ScanDialogProps, 'onScanned'> & { onRefused: () => void };

function Camera({ onScanned, onRefused }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const scanned = useEffectEvent(onScanned);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    if (!video.current) return undefined;
    const watching = new CodeWatch(video.current, (code) => scanned(code));
    watching.start().catch(() => refused());
    return () => watching.end();
  }, []);
  return (
    <>
      <video ref={video} className={styles.video} muted playsInline aria-label={t('Camera')} />
      <p className={styles.hint}>{t('Hold the code in front of the camera.')}</p>
    </>
  );
}
