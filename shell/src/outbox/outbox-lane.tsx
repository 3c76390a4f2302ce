import { bulkHoldAtom } from '@fieldspan/api/outbox/bulk-hold';
import { retry, uploadSharesAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { store } from '@fieldspan/api/store';
import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconClock, IconCloudUp, IconPaperclip } from '@fieldspan/ui/icons';
import { Progress } from '@fieldspan/ui/progress';
import { useAtomValue } from 'jotai';
import styles from './outbox-screen.module.css';
import { ageWords, stateWords } from './outbox-words.ts';

type OutboxLaneProps = { items: readonly OutboxItem[]; now: Date; onDiscard: (item: OutboxItem) => void };

const ICONS = { failed: IconAlertTriangle, sending: IconCloudUp, waiting: IconClock } as const;

/** Items that are sent one after the other. */
export function OutboxLane({ items, now, onDiscard }: OutboxLaneProps) {
  const title = items.find(({ laneLabel }) => laneLabel !== null)?.laneLabel ?? laneTitle(items[0]?.lane ?? '');
  return (
    <Card title={title}>
      <ol className={styles.items}>
        {items.map((item) => (
          <Row key={item.clientKey} item={item} now={now} onDiscard={() => onDiscard(item)} />
        ))}
      </ol>
    </Card>
  );
}

function Row({ item, now, onDiscard }: { item: OutboxItem; now: Date; onDiscard: () => void }) {
  const Icon = ICONS[item.state];
  const hold = useAtomValue(bulkHoldAtom, { store });
  const share = useAtomValue(uploadSharesAtom, { store }).get(item.clientKey);
  return (
    <li className={styles.item} data-state={item.state}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.label}>{item.label}</p>
        {item.fileName !== null && (
          <p className={styles.file}>
            <IconPaperclip aria-hidden="true" />
            {item.fileName}
          </p>
        )}
        {item.state === 'sending' && item.uploadId === null && share !== undefined && (
          <Progress value={share} label={t('Uploading {{name}}', { name: item.fileName ?? '' })} />
        )}
        <p className={styles.state}>
          {ageWords(item.createdAt, now)} · {stateWords(item, hold)}
          {!item.isDurable && ` ${t('Not kept when this page is closed.')}`}
        </p>
      </div>
      <div className={styles.actions}>
        {item.state === 'failed' && item.editAt !== null && (
          <Button size="s" variant="primary" render={<Link to={item.editAt} />}>
            {t('Edit')}
          </Button>
        )}
        {item.error !== null && (
          <Button size="s" disabled={item.state === 'sending'} onClick={() => void retry(item.clientKey)}>
            {t('Retry')}
          </Button>
        )}
        <Button size="s" variant="quiet" disabled={item.state === 'sending'} onClick={onDiscard}>
          {t('Discard')}
        </Button>
      </div>
    </li>
  );
}

/** Fallback title of an unnamed lane: `thread:7` is a kind and an id. */
function laneTitle(lane: string): string {
  const [kind = ''] = lane.split(':');
  const titles: Readonly<Record<string, string>> = { thread: t('Messages'), clock: t('Clock'), form: t('Forms') };
  return titles[kind] ?? t('Other entries');
}
