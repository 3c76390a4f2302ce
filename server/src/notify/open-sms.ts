import * as v from 'valibot';
import type { Sms } from './notifier.ts';

const TIME_OUT_MS = 10_000;

/** An SMS carrier with Twilio's API. */
export type SmsCarrier = { url: string; account: string; token: string; from: string };

const FaultSchema = v.object({ code: v.number() });

/**
 * Sends SMS through a carrier. Errors contain neither the token nor the receiver's number.
 * @returns a function that sends one and throws if the carrier refuses it
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

/** Only the carrier's error code is used, because its message may contain the receiver's number. */
function codeIn(answer: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), FaultSchema), answer);
  return parsed.success ? `, code ${parsed.output.code}` : '';
}

/** Formats a number as carriers expect it: +15195550134. Ten digits count as North American. */
export function internationalNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}
