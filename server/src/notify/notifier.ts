import { isMailAddress, isPhone } from '@fieldspan/domain/contact-address';
import { oneLine } from './address.ts';

export type Mail = { to: string; subject: string; text: string };
export type Sms = { to: string; text: string };

/**
 * Hands a message to the world; mail without a carrier is kept where whoever runs the server can read it. Throws when it
 * could not. `sms` is null where nothing carries one: then none is offered.
 */
export type Notifier = { mail: (mail: Mail) => Promise<void>; sms: ((sms: Sms) => Promise<void>) | null };

/**
 * Lets nothing through without a checked address and a one-line subject.
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
