/**
 * One plain address: no display name, no group, no line break, nothing that a mail program could take for a second
 * recipient.
 */
const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/u;

/** Digits with the usual marks; at least seven digits. */
const PHONE = /^\+?[\d\s().-]+$/;

export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text);
}

export function isPhone(text: string): boolean {
  return PHONE.test(text) && text.replaceAll(/\D/g, '').length >= 7;
}
