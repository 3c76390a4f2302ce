/** `at`: where in the message it begins. */
export type TextToken = { kind: 'text' | 'link'; text: string; at: number };

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
/** Marks that end a sentence rather than an address. */
const SENTENCE_END = /[.,;:!?'*_]+$/;

/**
 * Cuts a message into plain text and addresses that start with http or https (document 0 §2.7).
 * Joined together the tokens are the message again, character for character; anything else,
 * `javascript:` and HTML included, stays text.
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

/** Drops closing marks that belong to the sentence; a bracket stays while the address opened it. */
function withoutTail(address: string): string {
  const trimmed = address.replace(SENTENCE_END, '');
  if (trimmed.endsWith(')') && count(trimmed, ')') > count(trimmed, '(')) return withoutTail(trimmed.slice(0, -1));
  if (trimmed.endsWith(']') && count(trimmed, ']') > count(trimmed, '[')) return withoutTail(trimmed.slice(0, -1));
  return trimmed;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
