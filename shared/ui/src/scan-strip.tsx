import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from './i18n.ts';
import { CodeWatch } from './scan/code-scanner.ts';
import styles from './scan-strip.module.css';

type ScanStripProps = { onScanned: (code: string) => void };

/** The camera above a list: it goes on scanning, one code after the other, while it is mounted. */
export function ScanStrip({ onScanned }: ScanStripProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const scanned = useEffectEvent(onScanned);
  useEffect(() => {
    if (!video.current) return undefined;
    const watching = new CodeWatch(video.current, (code) => scanned(code), { isLasting: true });
    watching.start().catch(() => setIsRefused(true));
    return () => watching.end();
  }, []);
  if (isRefused) return <p role="alert">{t('The camera cannot be used. Type the number under the code.')}</p>;
  return <video ref={video} className={styles.video} muted playsInline aria-label={t('Camera')} />;
}
