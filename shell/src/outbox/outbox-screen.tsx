import { bulkChoiceAtom, chooseBulk } from '@fieldspan/api/outbox/bulk-hold';
import { discard, outboxAtom, outboxStatusAtom, retry, sendNow } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { store } from '@fieldspan/api/store';
import { useNow } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconChecks, IconDownload, IconPlayerPause, IconPlayerPlay, IconRefresh } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { BegunForms } from './begun-forms.tsx';
import { downloadOutbox } from './download-outbox.ts';
import { OutboxLane } from './outbox-lane.tsx';
import styles from './outbox-screen.module.css';
import { lineWords } from './outbox-words.ts';

/** Everything that this person wrote on this device and the server has not stored yet. */
export function OutboxScreen() {
  const items = useAtomValue(outboxAtom, { store });
  const status = useAtomValue(outboxStatusAtom, { store });
  const now = useNow();
  const [leaving, setLeaving] = useState<OutboxItem | null>(null);
  const [isAsking, setAsking] = useState(false);

  const handleRetryAll = () => {
    sendNow();
    for (const { state, clientKey } of items) if (state === 'failed') void retry(clientKey);
  };
  const handleDiscard = (item: OutboxItem) => {
    setLeaving(item);
    setAsking(true);
  };

  return (
    <>
      <PageHeader
        title={t('Waiting to send')}
        count={items.length === 0 ? undefined : items.length}
        subtitle={t('Kept on this device, for you alone.')}
      />
      <div className={styles.content}>
        {items.length === 0 && (
          <EmptyState icon={<IconChecks aria-hidden="true" />} title={t('Nothing waits to be sent')}>
            {lineWords(status, now)?.text ?? t('What you write without a network stands here until it is sent.')}
          </EmptyState>
        )}
        {items.length > 0 && (
          <div className={styles.tools}>
            <Button variant="primary" icon={<IconRefresh aria-hidden="true" />} onClick={handleRetryAll}>
              {t('Retry all')}
            </Button>
            {items.some(({ isBulk }) => isBulk) && <PauseFiles />}
            <Button icon={<IconDownload aria-hidden="true" />} onClick={() => downloadOutbox(items)}>
              {t('Export')}
            </Button>
          </div>
        )}
        <div className={styles.lanes}>
          {lanesOf(items).map((lane) => (
            <OutboxLane key={lane[0]?.lane} items={lane} now={now} onDiscard={handleDiscard} />
          ))}
          <BegunForms />
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('Discard this?')}
        message={t('“{{label}}” has not been sent. It cannot be brought back.', { label: leaving?.label ?? '' })}
        confirmLabel={t('Discard')}
        cancelLabel={t('Keep')}
        danger
        onConfirm={() => discard(leaving?.clientKey ?? '')}
      />
    </>
  );
}

/** Holds the files of batches back, or lets them go on; everything else goes. */
function PauseFiles() {
  const { isPaused } = useAtomValue(bulkChoiceAtom, { store });
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <Button icon={<Icon aria-hidden="true" />} onClick={() => chooseBulk({ isPaused: !isPaused })}>
      {isPaused ? t('Go on with the files') : t('Pause the files')}
    </Button>
  );
}

/** Sorted by the oldest item of each lane. */
function lanesOf(items: readonly OutboxItem[]): OutboxItem[][] {
  return [...Map.groupBy(items, ({ lane }) => lane).values()];
}
