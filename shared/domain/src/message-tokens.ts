import { linkTokens } from './link-tokens.ts';
import { mentionsIn } from './message-mentions.ts';
import type { NamedPerson } from './person-name.ts';

/** A part of a message; joined together the parts are the message. `at` is its index. */
export type MessageToken =
  | { kind: 'text' | 'link'; text: string; at: number }
  | { kind: 'mention'; text: string; at: number; id: number };

/** Splits a message into plain text, URLs and mentions. */
export function messageTokens(message: string, mentioned: readonly (NamedPerson & { id: number })[]): MessageToken[] {
  return linkTokens(message).flatMap((token): MessageToken[] =>
    token.kind === 'link' ? [token] : withNames(token, mentioned),
  );
}

function withNames(
  { text, at }: { text: string; at: number },
  people: readonly (NamedPerson & { id: number })[],
): MessageToken[] {
  const tokens: MessageToken[] = [];
  let end = 0;
  for (const mention of mentionsIn(text, people)) {
    if (mention.at > end) tokens.push({ kind: 'text', text: text.slice(end, mention.at), at: at + end });
    end = mention.at + mention.length;
    tokens.push({ kind: 'mention', text: text.slice(mention.at, end), at: at + mention.at, id: mention.id });
  }
  if (end < text.length) tokens.push({ kind: 'text', text: text.slice(end), at: at + end });
  return tokens;
}
