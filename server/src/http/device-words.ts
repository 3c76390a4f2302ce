import { parse } from 'bowser';

/**
 * The browser and system that a user agent names, as a person would say it: `Chrome on Android`.
 * @param userAgent of the request that signed in; null when it said nothing
 */
export function deviceWords(userAgent: string | null): string {
  if (userAgent === null || userAgent.trim() === '') return 'Unknown device';
  const { browser, os } = parse(userAgent);
  const named = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return named.length === 0 ? 'Unknown device' : named.join(' on ');
}
