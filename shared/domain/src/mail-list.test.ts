import { describe, expect, it } from 'vitest';
import { mailList } from './mail-list.ts';

describe('a list of e-mail addresses', () => {
  it('is read with commas, semicolons, lines and spaces, and as mail programs copy names', () => {
    const text = 'ana@a.test, Bob@B.test;cat@c.test\n  Dan Oak <dan@d.test>, eve@e.test  fay@f.test';
    expect(mailList(text)).toEqual({
      addresses: ['ana@a.test', 'bob@b.test', 'cat@c.test', 'dan@d.test', 'eve@e.test', 'fay@f.test'],
      wrong: [],
    });
  });

  it('names what is none, and has each once', () => {
    expect(mailList('ana@a.test, ana, ANA@a.test, not-an-email, ana@a.test')).toEqual({
      addresses: ['ana@a.test'],
      wrong: ['ana', 'not-an-email'],
    });
    expect(mailList(' ,;\n ')).toEqual({ addresses: [], wrong: [] });
  });
});
