import { randomUUID } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { Listener } from './listener.ts';
import { topicKey } from './topic.ts';
import type { Topic } from './topic.ts';
import { Waiters } from './waiters.ts';

const CHANNEL = 'fieldspan_news';

/** One NOTIFY for everything that happened in this time: inside the writing transaction it halves the inserts. */
const COALESCE_MS = 15;

/** A notice holds less than 8,000 bytes; keys are letters and digits. */
const NOTICE_BYTES = 7000;

export type Bus = {
  /** Tells every process, this one at once. Call it after the commit. */
  publish: (topic: Topic) => void;
  /** Differs from an earlier answer when there may be something new in the thread, or for the person. */
  version: (topic: Topic) => string;
  /** Calls `wake` at the next news of the topic. Returns what ends it. */
  listen: (topic: Topic, wake: () => void) => () => void;
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

/** Origin and keys with blanks between: a message in a thread of hundreds is a few notices, not hundreds. */
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
