import { isMailAddress, isPhone } from '@fieldspan/domain/contact-address';
import { oneLine } from './address.ts';

type MailFile = { filename: string; contentType: string; bytes: Buffer };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  attachments?: readonly MailFile[];
  /** Names this mail for good: what receives it twice, because an answer was lost, can drop the second. */
  messageId?: string;
};

/** The mail server will never take mail for this address; trying again is of no use. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export type Sms = { to: string; text: string };

/**
 * Sends messages. Mail without a carrier is stored where the operator can read it. Throws if sending fails. `sms` is
 * null if no carrier is configured; then SMS is not offered.
 */
export type Notifier = { mail: (mail: Mail) => Promise<void>; sms: ((sms: Sms) => Promise<void>) | null };

/**
 * Wraps a notifier so that only checked addresses and one-line subjects pass.
 * @throws RangeError for an address that is not exactly one recipient
 */
export function checkedNotifier(carrier: Notifier): Notifier {
  const { sms: send } = carrier;
  return {
    async mail(mail) {
      if (!isMailAddress(mail.to)) throw new RangeError('Not a mail address');
      await carrier.mail({ ...mail, subject: oneLine(mail.subject) });
    },
    sms:
      send &&
      (async (sms) => {
        if (!isPhone(sms.to)) throw new RangeError('Not a phone number');
        await send(sms);
      }),
  };
}
