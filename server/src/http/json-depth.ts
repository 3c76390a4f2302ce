/** Real data is never nested deeper. PostgreSQL and the screens parse JSON recursively. */
export const JSON_LEVELS = 64;

/** Whether JSON text has at most 64 levels of lists and objects. It counts brackets and does not parse. */
export function isShallowJson(text: string): boolean {
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfText(text, at);
    else if (sign === '[' || sign === '{') level += 1;
    else if (sign === ']' || sign === '}') level -= 1;
    if (level > JSON_LEVELS) return false;
  }
  return true;
}

/** The index of the quote that closes the string starting here. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
