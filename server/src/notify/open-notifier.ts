import { join } from 'node:path';
import { checkedNotifier } from './notifier.ts';
import type { Notifier } from './notifier.ts';
import { openOutbox } from './outbox.ts';
import type { Outbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';

export type NotifierOptions = { dataDir: string; smtpUrl: string | null; mailFrom: string };

/** Mail by SMTP when it is configured; what has no carrier stays in DATA_DIR/outbox. */
export async function openNotifier(options: NotifierOptions): Promise<{ notifier: Notifier; outbox: Outbox }> {
  const outbox = await openOutbox(join(options.dataDir, 'outbox'));
  const mail = options.smtpUrl === null ? outbox.mail : await openSmtp(options.smtpUrl, options.mailFrom);
  return { notifier: checkedNotifier({ mail, sms: outbox.sms }), outbox };
}
