import { parse } from 'bowser';

/**
 * Browser and system from the user agent, in words: `Chrome on Android`.
 * @param userAgent of the sign-in request; null if it sent none
 */
export function deviceWords(userAgent: string | null): string {
  if (userAgent === null || userAgent.trim() === '') return 'Unknown device';
  const { browser, os } = parse(userAgent);
  const named = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return named.length === 0 ? 'Unknown device' : named.join(' on ');
}
