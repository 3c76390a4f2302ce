import * as v from 'valibot';
import type { Sms } from './notifier.ts';

const TIME_OUT_MS = 10_000;

/** A carrier with Twilio's message call. */
export type SmsCarrier = { url: string; account: string; token: string; from: string };

const FaultSchema = v.object({ code: v.number() });

/**
 * Texts through a carrier. Neither the token nor the receiver's number is in an error.
 * @returns the function that sends one. It throws when the carrier did not take the message
 */
export function openSms({ url, account, token, from }: SmsCarrier): (sms: Sms) => Promise<void> {
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url);
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return async ({ to, text }) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams({ To: internationalNumber(to), From: from, Body: text }),
      signal: AbortSignal.timeout(TIME_OUT_MS),
      redirect: 'error',
    }).catch(() => {
      throw new Error('The SMS carrier cannot be reached.');
    });
    const answer = await response.text().catch(() => '');
    if (!response.ok)
      throw new Error(`The SMS carrier refused a message (status ${response.status}${codeIn(answer)}).`);
  };
}

/** Carriers number their reasons; their words may repeat the number that was texted. */
function codeIn(answer: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), FaultSchema), answer);
  return parsed.success ? `, code ${parsed.output.code}` : '';
}

/** As carriers want it: +15195550134. Ten digits are a number of North America. */
export function internationalNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}
