/** Nothing that people make is nested deeper; what reads it walks down level by level, PostgreSQL and screens included. */
export const JSON_LEVELS = 64;

/** Whether a JSON text stays within 64 levels of lists and objects. It is counted without being read. */
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

/** The closing quote of the text that opens here. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
