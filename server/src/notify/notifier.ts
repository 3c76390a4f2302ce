import { isMailAddress, isPhone } from '@fieldspan/domain/contact-address';
import { oneLine } from './address.ts';

export type Mail = { to: string; subject: string; text: string };
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
    async mail({ to, subject, text }) {
      if (!isMailAddress(to)) throw new RangeError('Not a mail address');
      await carrier.mail({ to, subject: oneLine(subject), text });
    },
    sms:
      send &&
      (async (sms) => {
        if (!isPhone(sms.to)) throw new RangeError('Not a phone number');
        await send(sms);
      }),
  };
}
