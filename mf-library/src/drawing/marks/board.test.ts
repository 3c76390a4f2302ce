import type { NamedStroke } from '@fieldspan/domain/merged-layer';
import { describe, expect, it } from 'vitest';
import {
  added,
  begun,
  changesOf,
  done,
  handed,
  isContinued,
  marksOf,
  redone,
  restarted,
  settled,
  turnedBoard,
  takenBack,
  undone,
  unsent,
} from './board.ts';
import type { Board, StoredLayer } from './board.ts';

const NOW = '2026-11-24T09:00:00.000Z';
const stroke = (id: string, x = 1): NamedStroke => ({
  id,
  at: '2026-11-24T08:00:00.000Z',
  trail: [{ x, y: 335 }],
  strokeColor: 'red',
  strokeThickness: 10,
});
const [a, b, c] = [stroke('a'), stroke('b'), stroke('c')];
const theirs: StoredLayer = { id: 1, isOwn: false, strokes: [stroke('t')] };
const mine: StoredLayer = { id: 2, isOwn: true, strokes: [a] };
const layers = [theirs, mine];
const EMPTY = begun([], []);
const names = (board: Board, on: readonly StoredLayer[] = []) => marksOf(on, board).map((mark) => mark.stroke.id);
const drawn = (board: Board, ...strokes: NamedStroke[]) =>
  strokes.reduce((now, each) => done(now, [added(each)]), board);

describe('undo', () => {
  it('takes back each step, the last first, and redo does it again', () => {
    const both = drawn(EMPTY, a, b);
    expect(names(undone(both, NOW))).toEqual(['a']);
    expect(names(undone(undone(both, NOW), NOW))).toEqual([]);
    expect(names(redone(undone(both, NOW), NOW))).toEqual(['a', 'b']);
    expect(undone(EMPTY, NOW)).toBe(EMPTY);
    expect(redone(both, NOW)).toBe(both);
  });

  it('takes back Clear in one step, also if something was drawn after it', () => {
    const both = drawn(EMPTY, a, b);
    const step = marksOf([], both).map(({ layer, stroke: before }) => ({ layer, id: before.id, before, after: null }));
    const cleared = done(both, step);
    expect(names(cleared)).toEqual([]);
    expect(names(undone(cleared, NOW))).toEqual(['a', 'b']);
    expect(names(undone(undone(drawn(cleared, c), NOW), NOW))).toEqual(['a', 'b']);
  });

  it('of all that was done since the drawing was opened leaves what stood then', () => {
    const moved = { ...a, at: NOW, trail: [{ x: 50, y: 50 }] };
    const opened = begun(layers, []);
    const changed = done(drawn(opened, b), [{ layer: null, id: 'a', before: a, after: moved }]);
    const later = '2026-11-24T10:00:00.000Z';
    const step = takenBack(changed, later);
    expect(step.map(({ id, after }) => [id, after])).toEqual([
      ['b', null],
      ['a', { ...a, at: later }],
    ]);
    expect(takenBack(opened, later)).toEqual([]);
    expect(takenBack(undone(drawn(opened, b), NOW), later)).toEqual([]);
  });

  it('takes back a change, and the change back counts as the later one', () => {
    const moved = { ...a, at: NOW, trail: [{ x: 50, y: 50 }] };
    const board = done(begun(layers, []), [{ layer: null, id: 'a', before: a, after: moved }]);
    expect(marksOf(layers, board)[1]?.stroke.trail).toEqual(moved.trail);
    const back = undone(board, '2026-11-24T10:00:00.000Z');
    expect(marksOf(layers, back)[1]?.stroke).toEqual({ ...a, at: '2026-11-24T10:00:00.000Z' });
  });

  it('reaches one’s marks of earlier days, and nobody else’s', () => {
    const board = begun(layers, []);
    expect(names(undone(board, NOW), layers)).toEqual(['t']);
    expect(undone(undone(board, NOW), NOW).past).toEqual([]);
  });

  it('ends with the next stroke what could be redone', () => {
    expect(drawn(undone(drawn(EMPTY, a, b), NOW), c).future).toEqual([]);
  });
});

describe('what is sent', () => {
  it('is each edit once, by layer', () => {
    const board = done(drawn(begun(layers, []), b), [{ layer: 1, id: 't', before: stroke('t'), after: null }]);
    const changes = changesOf({ canvasWidth: 1000 }, unsent(board));
    expect(changes.get(null)).toEqual({ canvasWidth: 1000, strokes: [b], removed: [] });
    expect(changes.get(1)).toEqual({ canvasWidth: 1000, strokes: [], removed: ['t'] });
    expect(unsent(handed(board, unsent(board)))).toEqual([]);
  });

  it('is nothing for a stroke that was undone before, and a removal for one that is on its way', () => {
    expect(unsent(undone(drawn(EMPTY, a), NOW))).toEqual([]);
    const board = drawn(EMPTY, a);
    const gone = undone(handed(board, unsent(board)), NOW);
    expect(changesOf({ canvasWidth: 1000 }, unsent(gone)).get(null)?.removed).toEqual(['a']);
  });

  it('is shown until the stored layers show it, with what others drew meanwhile', () => {
    const board = drawn(EMPTY, b);
    const waiting = handed(board, unsent(board));
    expect(settled(waiting, layers).edits.size).toBe(1);
    expect(names(settled(waiting, layers), layers)).toEqual(['t', 'a', 'b']);
    const arrived = [theirs, { ...mine, strokes: [a, b, c] }];
    expect(settled(waiting, arrived).edits.size).toBe(0);
    expect(names(settled(waiting, arrived), arrived)).toEqual(['t', 'a', 'b', 'c']);
    expect(settled(board, arrived)).toBe(board);
  });
});

it('everything is rotated with its picture, what is undone too', () => {
  const square = { width: 100, height: 100 };
  const board = turnedBoard(undone(drawn(EMPTY, stroke('a', 1), stroke('b', 2)), NOW), square, 'right');
  expect(marksOf([], board)[0]?.stroke.trail[0]?.x).toBeCloseTo(500);
  expect(marksOf([], redone(board, NOW))[1]?.stroke.trail[0]?.y).toBeCloseTo(-163);
});

describe('once the layer that one draws on is published', () => {
  const others: StoredLayer = { ...mine, isOwn: false };
  const published = [theirs, others];

  it('one goes on on another, and undo does not reach what is published', () => {
    expect(isContinued(layers, published)).toBe(false);
    const board = restarted(begun(layers, []), layers, published);
    expect(names(board, published)).toEqual(['t', 'a']);
    expect(undone(board, NOW)).toBe(board);
    const next = drawn(board, c);
    expect(unsent(next)).toMatchObject([{ layer: null, id: 'c' }]);
    expect(names(undone(next, NOW), published)).toEqual(['t', 'a']);
  });

  it('what was drawn meanwhile stands once: on the published layer if it came with it, otherwise on the new one', () => {
    const both = drawn(begun(layers, []), b, c);
    const onItsWay = handed(both, unsent(both));
    const withB = [theirs, { ...others, strokes: [a, b] }];
    const board = restarted(onItsWay, layers, withB);
    expect(names(board, withB)).toEqual(['t', 'a', 'b', 'c']);
    expect(unsent(board)).toEqual([]);
    const stored = [...withB, { id: 3, isOwn: true, strokes: [c] }];
    expect(isContinued(withB, stored)).toBe(true);
    const after = settled(board, stored);
    expect(names(after, stored)).toEqual(['t', 'a', 'b', 'c']);
    expect(after.edits.size).toBe(0);
  });

  it('a mark of it that was changed and not stored yet is changed where it is', () => {
    const moved = { ...a, at: NOW, trail: [{ x: 50, y: 50 }] };
    const changedA = done(begun(layers, []), [{ layer: null, id: 'a', before: a, after: moved }]);
    const board = restarted(changedA, layers, published);
    expect(unsent(board)).toMatchObject([{ layer: 2, id: 'a', after: moved }]);
    expect(marksOf(published, board)).toContainEqual({ layer: 2, stroke: moved });
  });

  it('the first layer of one’s own, and a new version of it, is the one that was drawn on', () => {
    expect(isContinued([theirs], layers)).toBe(true);
    expect(isContinued(layers, [theirs, { ...mine, strokes: [a, b] }])).toBe(true);
    expect(isContinued(layers, [theirs])).toBe(false);
  });
});
