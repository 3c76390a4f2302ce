import { expect, it } from 'vitest';
import { signedContent } from './signed-content.ts';

const signing = { warnings: [], name: 'Uma', at: '2026-11-21T10:00:00.000Z' };

it('what a signature vouches for is one text, whatever the order of the keys', () => {
  const one = signedContent({ ...signing, sections: [{ a: 1, b: ['x', null], c: undefined }] });
  const other = signedContent({ ...signing, sections: [{ b: ['x', undefined], a: 1 }] });
  expect(one).toBe(other);
  expect(one).toBe('{"at":"2026-11-21T10:00:00.000Z","name":"Uma","sections":[{"a":1,"b":["x",null]}],"warnings":[]}');
});

it('another answer, another name or another moment is another text', () => {
  const base = { ...signing, sections: [{ value: 1 }] };
  const texts = [base, { ...base, sections: [{ value: 0 }] }, { ...base, name: 'Una' }, { ...base, at: '2026' }];
  expect(new Set(texts.map(signedContent)).size).toBe(4);
});
