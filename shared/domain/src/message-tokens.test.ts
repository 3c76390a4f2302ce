import { expect, it } from 'vitest';
import { messageTokens } from './message-tokens.ts';

const ana = { id: 1, first_name: 'Ana', last_name: 'Souza' };

it('MSG044 separates addresses, names and words, and loses nothing', () => {
  const message = '@Ana Souza see https://a.b/c, @Ana Souza <b>now</b>';
  const tokens = messageTokens(message, [ana]);
  expect(tokens.map(({ text }) => text).join('')).toBe(message);
  expect(tokens.map(({ kind }) => kind)).toEqual(['mention', 'text', 'link', 'text', 'mention', 'text']);
  for (const { at, text } of tokens) expect(message.startsWith(text, at)).toBe(true);
});

it('leaves the name of somebody who is not mentioned as text', () => {
  expect(messageTokens('@Ana Souza', []).map(({ kind }) => kind)).toEqual(['text']);
});
