import { retry } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconClock, IconCloudUp, IconPaperclip } from '@fieldspan/ui/icons';
import styles from './outbox-screen.module.css';
import { ageWords, stateWords } from './outbox-words.ts';

type OutboxLaneProps = { items: readonly OutboxItem[]; now: Date; onDiscard: (item: OutboxItem) => void };

const ICONS = { failed: IconAlertTriangle, sending: IconCloudUp, waiting: IconClock } as const;

/** What goes one after the other. */
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
        <p className={styles.state}>
          {ageWords(item.createdAt, now)} · {stateWords(item)}
          {!item.isDurable && ` ${t('Not kept when this page is closed.')}`}
        </p>
      </div>
      <div className={styles.actions}>
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

/** Of a lane whose writers gave it no name: `thread:7` is a kind and an id. */
function laneTitle(lane: string): string {
  const [kind = ''] = lane.split(':');
  const titles: Readonly<Record<string, string>> = { thread: t('Messages'), clock: t('Clock'), form: t('Forms') };
  return titles[kind] ?? t('Other entries');
}
