import type { Ask } from '../../http/route.ts';
import { deviceWords } from '../../http/device-words.ts';

const signIn = (what: string) => ({ subject: 'Your Fieldspan sign-in', what });

const CHANGES = {
  password: {
    subject: 'Your Fieldspan password was changed',
    what: 'The password of your account was changed.',
  },
  'totp-added': signIn('An authenticator app was set up as your second step at sign-in.'),
  'totp-removed': signIn('Your authenticator app was removed: it is not asked for at sign-in any more.'),
  'passkey-added': signIn('A passkey was added to your account.'),
  'passkey-removed': signIn('A passkey was removed from your account.'),
  'codes-renewed': signIn('New recovery codes were made. Those of before do not work any more.'),
  'code-used': signIn('A recovery code was used. Each works once; make new ones before the last is used.'),
  'factors-reset': signIn(
    'An administrator of your company removed your second step at sign-in. You can set up a new one in your profile.',
  ),
  'sign-on-linked': signIn('Your account was linked to the sign-in of your company: it opens your account there.'),
  'sign-on-unlinked': signIn('Your account is not linked to the sign-in of your company any more.'),
  'pin-set': signIn('An administrator of your company gave you a PIN for its shared tablets.'),
  'pin-changed': signIn('Your PIN for shared tablets was changed.'),
  'wrong-codes': signIn('Somebody entered your password and then several wrong codes.'),
} as const;

/**
 * Mails a person that their account was changed, and from where, so that they notice changes they did not make. Not
 * awaited: the change is valid even if the mail fails.
 */
export function tellOwner(ask: Ask, userId: number, change: keyof typeof CHANGES): void {
  void mailTo(ask, userId, change).catch((error: unknown) =>
    ask.services.log.error({ err: error }, 'notice of a changed account not sent'),
  );
}

async function mailTo({ services, headers, address, time }: Ask, userId: number, change: keyof typeof CHANGES) {
  const { subject, what } = CHANGES[change];
  const { email } = await services.db.system((tx) =>
    tx.selectFrom('user').where('id', '=', userId).select('email').executeTakeFirstOrThrow(),
  );
  // People who only sign in on shared tablets have no address.
  if (email === '') return;
  const when = `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  await services.notifier.mail({
    to: email,
    subject,
    text: `${what}\n\nWhen: ${when}\nWhere: ${deviceWords(headers.get('user-agent'))}, address ${address}\n\nIf it was you, there is nothing to do. If not, ask for a new password on the sign-in page at once: that signs out everybody else.\n`,
  });
}
