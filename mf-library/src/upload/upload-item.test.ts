import { describe, expect, it } from 'vitest';
import { changedItem, newItem, startable, unfinished } from './upload-item.ts';

const items = ['a', 'b', 'c'].map((id) => newItem(id, new File([], `${id}.pdf`), []));
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);

describe('the upload queue', () => {
  it('starts two files at once, in their order', () => {
    expect(ids(startable(items))).toEqual(['a', 'b']);
  });

  it('starts the next one when another has ended, whichever way', () => {
    const two = changedItem(changedItem(items, 'a', { state: 'uploading' }), 'b', { state: 'failed' });
    expect(ids(startable(two))).toEqual(['c']);
    expect(startable(changedItem(two, 'c', { state: 'uploading' }))).toEqual([]);
  });

  it('counts what has not arrived', () => {
    expect(unfinished(changedItem(changedItem(items, 'a', { state: 'complete' }), 'b', { state: 'failed' }))).toBe(1);
  });
});
