import { isMailAddress, isPhone, oneLine } from './address.ts';

export type Mail = { to: string; subject: string; text: string };
type Sms = { to: string; text: string };

/** Hands a message to the world, or keeps it where a developer can read it. Throws when it could not. */
export type Notifier = { mail: (mail: Mail) => Promise<void>; sms: (sms: Sms) => Promise<void> };

/**
 * Lets nothing through without a checked address and a one-line subject.
 * @throws RangeError for an address that is not exactly one recipient
 */
export function checkedNotifier(carrier: Notifier): Notifier {
  return {
    async mail({ to, subject, text }) {
      if (!isMailAddress(to)) throw new RangeError('Not a mail address');
      await carrier.mail({ to, subject: oneLine(subject), text });
    },
    async sms({ to, text }) {
      if (!isPhone(to)) throw new RangeError('Not a phone number');
      await carrier.sms({ to, text });
    },
  };
}
