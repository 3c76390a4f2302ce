import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, isSendable, joinedDrafts, messageParts } from './draft-content.ts';
import type { Attachment } from './draft-content.ts';

const photo = (key: string): Attachment => ({ key, name: `${key}.jpg`, file: null, uploadId: null });
const draft = { ...EMPTY_DRAFT, key: 'd', text: ' See grid C ', needsOk: true };

describe('the messages of a draft', () => {
  it('is one with the text, under the key of the draft', () => {
    expect(messageParts(draft)).toEqual([{ clientKey: 'd', text: 'See grid C', attachment: null, needsOk: true }]);
  });

  it('MSG043 is one for each file, in order; the text and the request for an OK go with the first', () => {
    const parts = messageParts({ ...draft, attachments: [photo('a'), photo('b')] });
    expect(parts.map(({ clientKey, text, needsOk }) => [clientKey, text, needsOk])).toEqual([
      ['a', 'See grid C', true],
      ['b', '', false],
    ]);
  });

  it('are none if only spaces were written', () => {
    expect(isSendable({ ...EMPTY_DRAFT, text: ' \n' })).toBe(false);
    expect(isSendable({ ...EMPTY_DRAFT, attachments: [photo('a')] })).toBe(true);
  });
});

it('loses neither text when a message goes back into a box with a draft', () => {
  const standing = { ...EMPTY_DRAFT, key: 'n', text: 'next', attachments: [photo('b')] };
  expect(joinedDrafts({ ...draft, text: 'Typo', attachments: [photo('a')] }, standing)).toEqual({
    key: 'n',
    text: 'Typo\nnext',
    attachments: [photo('a'), photo('b')],
    needsOk: true,
  });
  expect(joinedDrafts(draft, EMPTY_DRAFT)).toBe(draft);
});
