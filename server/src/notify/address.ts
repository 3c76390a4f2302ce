/** Header text on one line: a line break would start a header of the writer's choice. */
export function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/gu, ' ').trim();
}
