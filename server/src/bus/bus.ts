import { randomUUID } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { Listener } from './listener.ts';
import { anythingOf, topicKey } from './topic.ts';
import type { Topic } from './topic.ts';
import { Waiters } from './waiters.ts';

const CHANNEL = 'fieldspan_news';

/** One NOTIFY for everything that happened in this time: inside the writing transaction it halves the inserts. */
const COALESCE_MS = 15;

export type Bus = {
  /** Tells every process, this one at once. Call it after the commit. */
  publish: (topic: Topic) => void;
  /** Differs from an earlier answer when the tenant's threads, or what the person has read, may have changed. */
  version: (topic: { tenantId: number; userId: number }) => string;
  /** Calls `wake` at the next news of the topic; of anything in the tenant without a thread or a person. */
  listen: (topic: Topic | { tenantId: number }, wake: () => void) => () => void;
  /** How many are listening. */
  held: () => number;
  /** The process stops: nobody may be held any more. */
  isClosing: () => boolean;
  close: () => Promise<void>;
};

export type BusOptions = {
  /** Of the one dedicated connection that listens; never a pool or a transaction pooler. */
  connection: ClientConfig;
  /** Runs one statement on the process's pool. */
  notify: (sql: string, values: readonly unknown[]) => Promise<unknown>;
  onError: (error: unknown) => void;
};

/**
 * News between processes over LISTEN/NOTIFY. News is only ever a wake-up: it may come twice, late, or (a crash
 * between commit and flush) never; the end of each hold repairs that. When the listening connection was lost,
 * everyone in this process is woken as soon as it is back.
 */
export async function openBus({ connection, notify, onError }: BusOptions): Promise<Bus> {
  const waiters = new Waiters();
  const origin = randomUUID().slice(0, 8);
  const outgoing = new Set<string>();
  let flushTimer: NodeJS.Timeout | undefined;
  let closing = false;

  const flush = async () => {
    flushTimer = undefined;
    const payloads = [...outgoing].map((key) => `${origin}:${key}`);
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
      const end = payload.indexOf(':');
      if (payload.slice(0, end) !== origin) waiters.wake(payload.slice(end + 1));
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
    version: (topic) => `${waiters.version(anythingOf(topic.tenantId))}/${waiters.version(topicKey(topic))}`,
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
