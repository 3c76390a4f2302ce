import { afterEach, beforeEach, expect, it } from 'vitest';
import { internationalNumber, openSms } from './open-sms.ts';
import { openSmsCarrier } from './testing/sms-carrier.ts';

let far: Awaited<ReturnType<typeof openSmsCarrier>>;

beforeEach(async () => {
  far = await openSmsCarrier();
});
afterEach(() => far.stop());

it('sends a message in the format of Twilio’s API', async () => {
  await openSms(far.carrier)({ to: '(519) 555-0134', text: 'Sign here: https://x.test/a?b=1&c=2' });
  expect(far.texted).toEqual([
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:a-token').toString('base64')}`,
      fields: { To: '+15195550134', From: '+15195550100', Body: 'Sign here: https://x.test/a?b=1&c=2' },
    },
  ]);
});

it('says why the carrier refused, without our token and without the number', async () => {
  far.refuse(400, { code: 21_211, message: "The 'To' number +15195550134 is not a valid phone number." });
  const failed = openSms(far.carrier)({ to: '+1 519 555 0134', text: 'x' });
  await expect(failed).rejects.toThrow('The SMS carrier refused a message (status 400, code 21211).');
  await failed.catch((error: unknown) => expect(String(error)).not.toMatch(/a-token|5550134/));
});

it('says that the carrier cannot be reached', async () => {
  const text = openSms(far.carrier);
  await far.stop();
  far = await openSmsCarrier();
  await expect(text({ to: '+15195550134', text: 'x' })).rejects.toThrow('The SMS carrier cannot be reached.');
});

it.each([
  ['+44 20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['519 555 0134', '+15195550134'],
  ['1-519-555-0134', '+15195550134'],
])('%s is sent to %s', (written, sent) => expect(internationalNumber(written)).toBe(sent));
