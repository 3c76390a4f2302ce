import { join } from 'node:path';
import { checkedNotifier } from './notifier.ts';
import type { Notifier } from './notifier.ts';
import { openOutbox } from './outbox.ts';
import type { Outbox } from './outbox.ts';
import { openSms } from './open-sms.ts';
import type { SmsCarrier } from './open-sms.ts';
import { openSmtp } from './smtp.ts';

export type NotifierOptions = { dataDir: string; smtpUrl: string | null; mailFrom: string; sms: SmsCarrier | null };

/** Sends mail by SMTP if configured, otherwise stores it in DATA_DIR/outbox; SMS only with a carrier. */
export async function openNotifier(options: NotifierOptions): Promise<{ notifier: Notifier; outbox: Outbox }> {
  const outbox = await openOutbox(join(options.dataDir, 'outbox'));
  const mail = options.smtpUrl === null ? outbox.mail : await openSmtp(options.smtpUrl, options.mailFrom);
  return { notifier: checkedNotifier({ mail, sms: options.sms && openSms(options.sms) }), outbox };
}
