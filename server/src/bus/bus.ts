import { randomUUID } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { Listener } from './listener.ts';
import { topicKey } from './topic.ts';
import type { Topic } from './topic.ts';
import { Waiters } from './waiters.ts';

const CHANNEL = 'fieldspan_news';

/**
 * Events within this time share one NOTIFY. A NOTIFY inside the writing transaction would halve the rate of inserts.
 */
const COALESCE_MS = 15;

/** A NOTIFY payload must be smaller than 8,000 bytes; keys are ASCII. */
const NOTICE_BYTES = 7000;

export type Bus = {
  /** Notifies all processes, this one immediately. Call it after the commit. */
  publish: (topic: Topic) => void;
  /** Changes when there may be something new in the topic; compare it with an earlier value. */
  version: (topic: Topic) => string;
  /**
   * Calls `wake` at the next event of the topic.
   * @returns a function that stops listening
   */
  listen: (topic: Topic, wake: () => void) => () => void;
  /** The number of listeners. */
  held: () => number;
  /** The process is stopping, so no new long poll may wait. */
  isClosing: () => boolean;
  close: () => Promise<void>;
};

export type BusOptions = {
  /** For the one dedicated connection that listens; neither a pool nor a transaction pooler works. */
  connection: ClientConfig;
  /** Runs one statement on the process's connection pool. */
  notify: (sql: string, values: readonly unknown[]) => Promise<unknown>;
  onError: (error: unknown) => void;
};

/**
 * Sends events between processes over LISTEN/NOTIFY. An event only wakes up listeners: it may arrive twice, late, or
 * never (after a crash between commit and flush), which the end of each long poll repairs. When the listening
 * connection was lost and is back, all listeners in this process are woken.
 */
export async function openBus({ connection, notify, onError }: BusOptions): Promise<Bus> {
  const waiters = new Waiters();
  const origin = randomUUID().slice(0, 8);
  const outgoing = new Set<string>();
  let flushTimer: NodeJS.Timeout | undefined;
  let closing = false;

  const flush = async () => {
    flushTimer = undefined;
    const payloads = packed(outgoing, origin);
    outgoing.clear();
    if (payloads.length === 0) return;
    await notify(`select pg_notify('${CHANNEL}', news) from unnest($1::text[]) as news`, [payloads]).catch(onError);
  };

  const listener = new Listener({
    connection,
    channel: CHANNEL,
    onError,
    onBack: () => waiters.wakeAll(),
    onNews: (payload) => {
      const [from, ...keys] = payload.split(' ');
      if (from !== origin) for (const key of keys) waiters.wake(key);
    },
  });
  await listener.open();

  return {
    publish(topic) {
      const key = topicKey(topic);
      waiters.wake(key);
      outgoing.add(key);
      flushTimer ??= setTimeout(() => void flush(), COALESCE_MS);
    },
    version: (topic) => waiters.version(topicKey(topic)),
    listen: (topic, wake) => waiters.add(topicKey(topic), wake),
    held: () => waiters.size,
    isClosing: () => closing,
    async close() {
      closing = true;
      clearTimeout(flushTimer);
      await flush();
      waiters.wakeAll();
      await listener.close();
    },
  };
}

/**
 * Packs many keys into few payloads (origin and keys, separated by spaces), because a message in a thread with hundreds
 * of members publishes hundreds of keys.
 */
function packed(keys: Iterable<string>, origin: string): string[] {
  const payloads: string[] = [];
  let payload = origin;
  for (const key of keys) {
    if (payload.length + key.length >= NOTICE_BYTES) {
      payloads.push(payload);
      payload = origin;
    }
    payload += ` ${key}`;
  }
  return payload === origin ? payloads : [...payloads, payload];
}
