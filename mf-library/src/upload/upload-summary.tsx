import { bulkChoiceAtom, bulkHoldAtom, chooseBulk, tellsNetwork } from '@fieldspan/api/outbox/bulk-hold';
import { store } from '@fieldspan/api/store';
import { fileSize } from '@fieldspan/domain/file-kind';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { IconPlayerPause, IconPlayerPlay } from '@fieldspan/ui/icons';
import { Progress } from '@fieldspan/ui/progress';
import { useAtomValue } from 'jotai';
import { unkeptAtom } from './keep-all.ts';
import { uploadProgress } from './upload-progress.ts';
import { useUploads } from './upload-queue.ts';
import type { UploadPlace } from './upload-queue.ts';
import styles from './upload-summary.module.css';

/** How far all files of a place are, with what holds them back; nothing while none is under way. */
export function UploadSummary({ place }: { place: UploadPlace }) {
  const progress = uploadProgress(useUploads(place));
  const choice = useAtomValue(bulkChoiceAtom, { store });
  const hold = useAtomValue(bulkHoldAtom, { store });
  const unkept = useAtomValue(unkeptAtom, { store });
  if (!progress) return null;
  const { stored, all, share, leftBytes } = progress;
  const said = t('{{stored}} of {{all}} stored', { stored, all });
  return (
    <section className={styles.summary} aria-label={t('All uploads')}>
      <div className={styles.words}>
        <output className={styles.count}>{said}</output>
        <span className={styles.left}>{t('{{size}} to go', { size: fileSize(Math.round(leftBytes)) })}</span>
        {unkept > 0 && (
          <span className={styles.held}>
            {t('Do not close this page yet: {{unkept}} are being copied to this device.', { unkept })}
          </span>
        )}
        {hold === 'paused' && unkept === 0 && (
          <span className={styles.held}>{t('Paused. The files stay on this device.')}</span>
        )}
        {hold === 'no-wifi' && (
          <span className={styles.held}>{t('Waiting for Wi-Fi. The files stay on this device.')}</span>
        )}
      </div>
      <Progress value={share} label={said} className={styles.bar ?? ''} />
      <div className={styles.choices}>
        <Button
          size="s"
          icon={choice.isPaused ? <IconPlayerPlay aria-hidden="true" /> : <IconPlayerPause aria-hidden="true" />}
          onClick={() => chooseBulk({ isPaused: !choice.isPaused })}
        >
          {choice.isPaused ? t('Go on') : t('Pause')}
        </Button>
        {tellsNetwork() && (
          <Checkbox
            label={t('Only on Wi-Fi')}
            checked={choice.isWifiOnly}
            onChange={(isWifiOnly) => chooseBulk({ isWifiOnly })}
          />
        )}
      </div>
    </section>
  );
}
