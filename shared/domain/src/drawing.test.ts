import { array, assert, constantFrom, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  facingPicture,
  overPicture,
  placeOn,
  scaleLayer,
  sheetOf,
  textHeight,
  turnLayer,
  type DrawPoint,
  type DrawingLayer,
  type QuarterTurn,
} from './drawing.ts';

const photo = { width: 4000, height: 3000 };
const tall = { width: 1500, height: 3000 };
const layer: DrawingLayer = {
  canvasWidth: 1000,
  strokes: [
    {
      trail: [
        { x: 120, y: 40 },
        { x: 700, y: 600 },
      ],
      strokeColor: 'red',
      strokeThickness: 10,
    },
    { trail: [{ x: 500, y: 335 }], strokeColor: 'blue', strokeThickness: 3, text: { words: 'Leak', height: 20 } },
  ],
};
const rounded = (drawn: unknown): unknown =>
  JSON.parse(JSON.stringify(drawn), (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 + 0 : value,
  );
const turned = (start: DrawingLayer, turns: readonly QuarterTurn[], picture = photo) => {
  let size = picture;
  let drawn = start;
  for (const turn of turns) {
    drawn = turnLayer(drawn, size, turn);
    size = { width: size.height, height: size.width };
  }
  return drawn;
};

const mark = (x: number, y: number): DrawingLayer => ({
  canvasWidth: 1000,
  strokes: [{ trail: [{ x, y }], strokeColor: 'red', strokeThickness: 10 }],
});

describe('the sheet', () => {
  it('DRAW005 is 640 × 360 if no picture is known', () => {
    expect(sheetOf(null)).toEqual({ width: 640, height: 360 });
  });

  it('DRAW006 is 1000 × 670 for a picture, of whatever proportions', () => {
    for (const picture of [photo, tall]) expect(sheetOf(picture)).toEqual({ width: 1000, height: 670 });
  });

  it('centres the picture, in its own proportions', () => {
    expect(placeOn({ width: 1000, height: 670 }, { width: 100, height: 67 })).toEqual({ x: 0, y: 0, scale: 10 });
    expect(placeOn({ width: 1000, height: 670 }, { width: 67, height: 67 })).toEqual({ x: 165, y: 0, scale: 10 });
  });
});

describe('a layer', () => {
  it('DRAW008 drawn at 1000 and shown at 500 has its points and its thickness halved', () => {
    const [line, text] = scaleLayer(layer, 500).strokes;
    expect(line).toMatchObject({
      trail: [
        { x: 60, y: 20 },
        { x: 350, y: 300 },
      ],
      strokeThickness: 5,
    });
    expect(text).toMatchObject({ trail: [{ x: 250, y: 167.5 }], text: { words: 'Leak', height: 10 } });
  });

  it.each<[string, QuarterTurn[]]>([
    ['four turns to the right', ['right', 'right', 'right', 'right']],
    ['four turns to the left', ['left', 'left', 'left', 'left']],
    ['one turn and its opposite', ['right', 'left']],
  ])('is the same after %s', (_, turns) => {
    expect(rounded(turned(layer, turns))).toEqual(rounded(layer));
    expect(rounded(turned(layer, turns, tall))).toEqual(rounded(layer));
  });

  it('rotates with its picture: a mark on a corner stays on that corner', () => {
    const { x, y } = placeOn(sheetOf(photo), photo);
    const [stroke] = overPicture(turnLayer(mark(x, y), photo, 'right'), { width: 3000, height: 4000 });
    expect(rounded(stroke?.trail)).toEqual([{ x: 3000, y: 0 }]);
    const [other] = overPicture(turnLayer(mark(x, y), photo, 'left'), { width: 3000, height: 4000 });
    expect(rounded(other?.trail)).toEqual([{ x: 0, y: 4000 }]);
  });

  it('is scaled to the picture’s own pixels', () => {
    const { x, y, scale } = placeOn(sheetOf(photo), photo);
    const dot = { trail: [{ x: x + 100 * scale, y }], strokeColor: 'red', strokeThickness: 10 };
    const [stroke] = overPicture({ canvasWidth: 1000, strokes: [dot] }, photo);
    expect(rounded(stroke?.trail)).toEqual([{ x: 100, y: 0 }]);
    expect(stroke?.strokeThickness).toBeCloseTo(10 / scale);
  });
});

it('writes larger with a thicker pen', () => expect([1, 10].map(textHeight)).toEqual([17.2, 28]));

const side = integer({ min: 40, max: 6000 });
const sizes = record({ width: side, height: side });
const place = double({ min: -200, max: 1200, noNaN: true });
const trails = array(record({ x: place, y: place }), { minLength: 1, maxLength: 8 });
const apart = (one: DrawPoint, other: DrawPoint | undefined): number =>
  other ? Math.hypot(one.x - other.x, one.y - other.y) : Number.NaN;

it('DRAW008 four rotations of any picture bring every mark back to within a tenth of a unit', () => {
  assert(
    property(sizes, trails, constantFrom<QuarterTurn[]>('left', 'right'), (size, trail, way) => {
      const text = { words: '2.4 m', height: 20 };
      const start = { canvasWidth: 1000, strokes: [{ trail, strokeColor: 'red', strokeThickness: 3, text }] };
      const [back] = turned(start, [way, way, way, way], size).strokes;
      for (const [at, point] of trail.entries()) expect(apart(point, back?.trail[at])).toBeLessThan(0.1);
      expect(back?.strokeThickness).toBeCloseTo(3);
      expect(back?.text?.words).toBe('2.4 m');
    }),
  );
});

describe('a layer that was drawn before its picture was turned', () => {
  it('lies as if it had been there and turned with it, whichever way and however often', () => {
    const ways: QuarterTurn[][] = [[], ['right'], ['right', 'right'], ['left']];
    assert(
      property(integer({ min: 0, max: 3 }), integer({ min: 0, max: 3 }), (drawnAt, now) => {
        const quarters = (now - drawnAt + 4) % 4;
        const shown = quarters % 2 === 0 ? photo : { width: photo.height, height: photo.width };
        const faced = facingPicture({ ...layer, turns: drawnAt }, { size: shown, turns: now });
        const along = turned(layer, ways[quarters] ?? []);
        expect(rounded(faced)).toEqual(rounded({ ...along, turns: quarters === 0 ? drawnAt : now }));
      }),
    );
  });

  it('stays as it is where nobody knows how it was drawn', () => {
    expect(facingPicture(layer, { size: photo, turns: 2 })).toBe(layer);
  });
});
