import { describe, expect, it } from 'vitest';
import { changed, filledDown, inserted, isBlank, moved, newLine, without } from './change-lines.ts';

const line = (key: string, more: object = {}) => ({ ...newLine('item', ['HST']), key, ...more });
const lines = ['a', 'b', 'c'].map((key) => line(key, { price: key === 'a' ? '7' : '' }));
const keys = (some: readonly { key: string }[]) => some.map(({ key }) => key).join('');

describe('the lines that are edited', () => {
  it('move to a place, and no further than the ends', () => {
    expect(keys(moved(lines, 'a', 1))).toBe('bac');
    expect(keys(moved(lines, 'c', -1))).toBe('cab');
    expect(keys(moved(lines, 'a', 9))).toBe('bca');
    expect(moved(lines, 'x', 0)).toBe(lines);
  });

  it('are added, taken out and changed by their key', () => {
    expect(keys(inserted(lines, 1, [line('x')]))).toBe('axbc');
    expect(keys(without(lines, 'b'))).toBe('ac');
    expect(changed(lines, 'b', { price: '2' })[1]?.price).toBe('2');
    expect(changed(lines, 'b', { price: '2' })[0]).toBe(lines[0]);
  });

  it('take the value of the line above', () => {
    expect(filledDown(lines, 'b', 'price')[1]?.price).toBe('7');
    expect(filledDown(lines, 'a', 'price')).toBe(lines);
  });

  it('begin with one piece and the default taxes; a heading has neither', () => {
    expect(newLine('item', ['HST'])).toMatchObject({ quantity: '1', taxes: ['HST'] });
    expect(newLine('section', ['HST'])).toMatchObject({ quantity: '', taxes: [] });
    expect(isBlank(line('a'))).toBe(true);
    expect(isBlank(line('a', { description: 'Pipe' }))).toBe(false);
  });
});
