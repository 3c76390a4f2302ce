import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openPushCarrier } from './push-carrier.ts';
import { openPushQueue } from './push-queue.ts';
import type { PushQueue } from './push-queue.ts';
import { vapidKeys } from './vapid-keys.ts';

export type Push = PushQueue & {
  /** The VAPID public key with which browsers register. */
  publicKey: string;
};

type PushOptions = { db: Database; log: Logger; config: Pick<Config, 'publicUrl' | 'mailFrom' | 'isLocal'> };

export async function openPush({ db, log, config }: PushOptions): Promise<Push> {
  const keys = await vapidKeys(db);
  const carrier = await openPushCarrier({ keys, subject: subjectOf(config), isLocal: config.isLocal });
  return { publicKey: keys.publicKey, ...openPushQueue({ db, carrier, log }) };
}

/** The contact address of the operator for push services. */
function subjectOf({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string {
  if (publicUrl?.startsWith('https://') === true) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
