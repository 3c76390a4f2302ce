/**
 * One plain address: no display name, no group, no line break, nothing that a mail program could read as a second
 * recipient.
 */
const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/u;

/** Digits with the usual marks; at least seven digits. */
const PHONE = /^\+?[\d\s().-]+$/;

export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text);
}

export function isPhone(text: string): boolean {
  return PHONE.test(text) && text.replace(/\D/g, '').length >= 7;
}

/** Header text on one line: a line break would start a header of the writer's choice. */
export function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/gu, ' ').trim();
}
