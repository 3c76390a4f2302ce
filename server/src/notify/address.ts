/** Puts header text on one line, because a line break would let its author add headers. */
export function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/gu, ' ').trim();
}
