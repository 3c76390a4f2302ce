import { describe, expect, it } from 'vitest';
import { linkTokens } from './link-tokens.ts';

const links = (message: string) =>
  linkTokens(message)
    .filter((token) => token.kind === 'link')
    .map((token) => token.text);

describe('addresses in a message', () => {
  it('become links if they start with http or https', () => {
    expect(linkTokens('see https://a.b/c now')).toEqual([
      { kind: 'text', text: 'see ', at: 0 },
      { kind: 'link', text: 'https://a.b/c', at: 4 },
      { kind: 'text', text: ' now', at: 17 },
    ]);
    expect(links('HTTP://A.B and http://c.d')).toEqual(['HTTP://A.B', 'http://c.d']);
  });

  it('end before the punctuation of the sentence', () => {
    expect(links('Plan: https://a.b/c.')).toEqual(['https://a.b/c']);
    expect(links('(see https://a.b/c)')).toEqual(['https://a.b/c']);
    expect(links('[see https://a.b/c]')).toEqual(['https://a.b/c']);
    expect(links('https://a.b/?ids[]=1&x[1] and ((https://a.b/c))')).toEqual([
      'https://a.b/?ids[]=1&x[1]',
      'https://a.b/c',
    ]);
    expect(links('https://a.b/x_(y), and')).toEqual(['https://a.b/x_(y)']);
  });

  it.each(['javascript:alert(1)', '<a href="x">y</a>', 'www.a.b', 'ftp://a.b', 'xhttps://', 'https://'])(
    '%s stays text',
    (message) => {
      expect(links(message)).toEqual([]);
    },
  );

  it('never lose or add a character', () => {
    for (const message of ['', 'a', 'https://a.b', ' https://a.b/?q=1&r=2, x\nhttps://c.d) ', '<b>https://a.b</b>']) {
      expect(
        linkTokens(message)
          .map((token) => token.text)
          .join(''),
      ).toBe(message);
    }
  });
});
