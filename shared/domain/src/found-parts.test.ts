import { expect, it } from 'vitest';
import { foundParts } from './found-parts.ts';

/** Joins the parts to one text, with matches in brackets. */
const marked = (text: string, terms: string): string =>
  foundParts(text, terms)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['The pump room, Pumps on grid C', 'pump', 'The [pump] room, [Pump]s on grid C'],
  ['Bring the 6-inch clamps', '6 cla', 'Bring the [6]-inch [cla]mps'],
  ['Valve valves', 'valve valves', '[Valve] [valves]'],
  ['Über uns', 'üb', '[Üb]er uns'],
  ['U\u0308ber uns', 'üb', '[U\u0308ber] uns'],
  ['Nothing here', 'pump', 'Nothing here'],
  ['A repump is none', 'pump', 'A repump is none'],
  ['All of it', '', 'All of it'],
  ['All of it', '(*', 'All of it'],
  ['', 'pump', ''],
])('%s, searched for %s', (text, terms, shown) => {
  expect(marked(text, terms)).toBe(shown);
});
