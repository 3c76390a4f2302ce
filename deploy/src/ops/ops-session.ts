import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SESSION_HOURS = 8;
const HOUR_MS = 3_600_000;
const MOST_ATTEMPTS = 5;
const ATTEMPTS_WINDOW_MS = 60_000;

/** The session cookie of an operator. */
export const OPS_COOKIE = 'fieldspan_ops';

/** Format of the operator keys that the product generates. */
export const newOpsKey = (): string => randomBytes(32).toString('base64url');

const macOf = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * Sign-in with one shared key. The cookie holds its expiry and a MAC of it under the key: nothing is stored, and a new
 * key ends every session.
 */
export class OpsSessions {
  readonly #key: string;
  readonly #attempts = new Map<string, number[]>();

  constructor(key: string) {
    this.#key = key;
  }

  /** Compares MACs of equal length (constant time), so neither the length nor a common prefix of the key leaks. */
  isKey(text: string): boolean {
    return timingSafeEqual(macOf(this.#key, text), macOf(this.#key, this.#key));
  }

  /**
   * Rate limit for wrong keys; the right key always works, whatever others tried.
   * @returns false when this address has tried five wrong keys within a minute
   */
  mayTryWrong(address: string): boolean {
    const since = Date.now() - ATTEMPTS_WINDOW_MS;
    const recent = (this.#attempts.get(address) ?? []).filter((at) => at > since);
    this.#attempts.set(address, recent);
    return recent.length < MOST_ATTEMPTS;
  }

  noteWrong(address: string): void {
    this.#attempts.set(address, [...(this.#attempts.get(address) ?? []), Date.now()]);
  }

  open(): { value: string; maxAgeSeconds: number } {
    const end = String(Date.now() + SESSION_HOURS * HOUR_MS);
    return { value: `${end}.${macOf(this.#key, end).toString('base64url')}`, maxAgeSeconds: SESSION_HOURS * 3600 };
  }

  isOpen(value: string | undefined): boolean {
    const [end = '', mac = ''] = (value ?? '').split('.');
    const expected = macOf(this.#key, end);
    const given = Buffer.from(mac, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected) && Number(end) > Date.now();
  }
}
