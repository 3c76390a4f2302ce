/** `at`: the index in the message. */
export type TextToken = { kind: 'text' | 'link'; text: string; at: number };

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
/** Punctuation that ends a sentence and is not part of a URL. */
const SENTENCE_END = /[.,;:!?'*_]+$/;

/**
 * Splits a message into plain text and URLs that start with http or https (document 0 §2.7). The tokens joined together
 * are the message, character for character. Anything else, including `javascript:` and HTML, stays text.
 */
export function linkTokens(message: string): TextToken[] {
  const tokens: TextToken[] = [];
  let end = 0;
  for (const match of message.matchAll(ADDRESS)) {
    const text = withoutTail(match[0]);
    if (!URL.canParse(text)) continue;
    if (match.index > end) tokens.push({ kind: 'text', text: message.slice(end, match.index), at: end });
    tokens.push({ kind: 'link', text, at: match.index });
    end = match.index + text.length;
  }
  if (end < message.length) tokens.push({ kind: 'text', text: message.slice(end), at: end });
  return tokens;
}

/** Removes trailing punctuation; a closing bracket is kept if the URL contains the opening one. */
function withoutTail(address: string): string {
  const trimmed = address.replace(SENTENCE_END, '');
  if (trimmed.endsWith(')') && count(trimmed, ')') > count(trimmed, '(')) return withoutTail(trimmed.slice(0, -1));
  if (trimmed.endsWith(']') && count(trimmed, ']') > count(trimmed, '[')) return withoutTail(trimmed.slice(0, -1));
  return trimmed;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
