import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database, Tx } from '../db/database.ts';
import type { PushCarrier, PushOutcome } from './push-carrier.ts';
import { dropTopic, spread } from './push-spread.ts';
import { wordedPush } from './push-words.ts';

/** Sends queued push messages; several processes may do so at the same time. */
export type PushQueue = {
  /** Something was queued: check at once. Never throws. */
  wake: () => void;
  /** The person has opened a link: its queued push messages are dropped. Never throws. */
  withdraw: (userId: number, link: string) => Promise<void>;
  /** Resolves when nothing is due any more. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

type QueueOptions = { db: Database; carrier: PushCarrier; log: Logger };

/** How often the queue is checked for messages of other processes and for retries. */
const LOOK_MS = 20_000;

const BATCH = 20;

/** Lease: if a process dies while sending, others may take over its delivery after this time. */
const LEASE_S = 60;

const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 3600;
const MOST_ATTEMPTS = 8;

type Delivery = {
  id: number;
  device_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  payload: string;
  topic: string | null;
  urgent: boolean;
  attempts: number;
  /** What the person reads; null while it is not known. */
  language: string | null;
};

export function openPushQueue({ db, carrier, log }: QueueOptions): PushQueue {
  const now: { running: Promise<void> | null; isWanted: boolean; isClosed: boolean } = {
    running: null,
    isWanted: false,
    isClosed: false,
  };

  async function drain(): Promise<void> {
    while (now.isWanted && !now.isClosed) {
      now.isWanted = false;
      await db.system(spread);
      for (let batch = await claim(db); batch.length > 0 && !now.isClosed; batch = await claim(db))
        await Promise.all(batch.map(send));
    }
  }

  async function send(delivery: Delivery): Promise<void> {
    const { endpoint, p256dh, auth, topic, urgent } = delivery;
    const payload = wordedPush(delivery.payload, delivery.language);
    const outcome = await carrier({ target: { endpoint, p256dh, auth }, payload, topic, urgent });
    if (outcome.kind !== 'delivered') {
      // Log only the host, because the endpoint's path is a secret of the browser.
      const { kind, status } = outcome;
      log.info({ service: new URL(endpoint).host, kind, status, attempts: delivery.attempts }, 'push not delivered');
    }
    await db.system((tx) => settle(tx, delivery, outcome));
  }

  function wake(): void {
    now.isWanted = true;
    if (now.isClosed) return;
    now.running ??= drain()
      .catch((error: unknown) => log.error({ err: error }, 'push messages'))
      .finally(() => {
        now.running = null;
        if (now.isWanted) wake();
      });
  }

  const timer = setInterval(wake, LOOK_MS).unref();
  return {
    wake,
    withdraw: (userId, link) =>
      db
        .system((tx) => dropTopic(tx, userId, link))
        .catch((error: unknown) => log.error({ err: error }, 'withdrawing push messages')),
    async settled() {
      while (now.running) await now.running;
    },
    async close() {
      now.isClosed = true;
      clearInterval(timer);
      await now.running;
    },
  };
}

async function claim(db: Database): Promise<Delivery[]> {
  const { rows } = await db.system((tx) =>
    sql<Delivery>`
      with due as (
        select id from push_delivery where due_at <= now() order by id limit ${BATCH} for update skip locked
      )
      update push_delivery p
      set attempts = p.attempts + 1, due_at = now() + make_interval(secs => ${LEASE_S})
      from due, push_device d
      where p.id = due.id and d.id = p.device_id
      returning p.id, p.device_id, d.endpoint, d.p256dh, d.auth, p.payload, p.topic, p.urgent, p.attempts,
        (select q.language from quiet_hours q where q.user_id = d.user_id) as language`.execute(tx),
  );
  return rows;
}

async function settle(tx: Tx, { id, device_id, attempts }: Delivery, outcome: PushOutcome): Promise<void> {
  if (outcome.kind === 'gone') {
    await tx.deleteFrom('push_device').where('id', '=', device_id).execute();
    return;
  }
  if (outcome.kind === 'later' && attempts < MOST_ATTEMPTS) {
    const wait = outcome.retryAfterS ?? FIRST_WAIT_S * 2 ** (attempts - 1);
    const seconds = Math.min(LONGEST_WAIT_S, wait);
    await tx
      .updateTable('push_delivery')
      .set({ due_at: sql<string>`now() + make_interval(secs => ${seconds})` })
      .where('id', '=', id)
      .execute();
    return;
  }
  if (outcome.kind === 'delivered') {
    await tx
      .updateTable('push_device')
      .set({ delivered_at: sql<string>`now()` })
      .where('id', '=', device_id)
      .execute();
  }
  await tx.deleteFrom('push_delivery').where('id', '=', id).execute();
}
