import { currentSession } from '@fieldspan/api/session';
import { coverLent, endLoan, keptLoan, writeLoan } from './lent-mark.ts';

/** After this many wrong codes only the password, a second factor or signing out helps. */
const CODE_TRIES = 5;
/** The fewest digits of a code. */
export const CODE_LENGTH = 4;

/** The device goes into other hands; whoever lends it gets it back by the code, without a network as well. */
export async function lendDevice(code: string): Promise<void> {
  const userId = currentSession()?.userId;
  if (userId === undefined) return;
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  writeLoan({ userId, salt, hash: await hashOf(code, salt), tries: 0 });
  coverLent();
}

/** How often the code can still be typed. */
export const triesLeft = (): number => Math.max(0, CODE_TRIES - (keptLoan()?.tries ?? 0));

/** Whether the code was right; then the loan is over. */
export async function endLoanByCode(code: string): Promise<boolean> {
  const lent = keptLoan();
  if (lent === null) return true;
  if (triesLeft() === 0) return false;
  // Counted before it is looked at, so that a reload does not give another try.
  writeLoan({ ...lent, tries: lent.tries + 1 });
  if ((await hashOf(code, lent.salt)) !== lent.hash) return false;
  endLoan();
  return true;
}

const ROUNDS = 100_000;

async function hashOf(code: string, salt: string): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(code), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: ROUNDS };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
