import { describe, expect, it } from 'vitest';
import { layerText, parseLayer } from './layer-json.ts';

const stroke = {
  trail: [
    { x: 1, y: 2 },
    { x: 3.25, y: 4.04 },
  ],
  strokeColor: 'red',
  strokeThickness: 10,
};

describe('layer_json', () => {
  it('ENT041 holds canvasWidth and strokes with trail, strokeColor and strokeThickness, and reads back the same', () => {
    const layer = { canvasWidth: 1000, strokes: [stroke] };
    const text = layerText(layer);
    expect(JSON.parse(text)).toEqual({
      canvasWidth: 1000,
      strokes: [
        {
          trail: [
            { x: 1, y: 2 },
            { x: 3.3, y: 4 },
          ],
          strokeColor: 'red',
          strokeThickness: 10,
        },
      ],
    });
    expect(layerText(parseLayer(text) ?? layer)).toBe(text);
  });

  it('keeps text strokes, and colours and thicknesses that can no longer be chosen', () => {
    const old = { ...stroke, strokeColor: 'magenta', strokeThickness: 7, text: { words: 'Leak', height: 28 } };
    expect(parseLayer(JSON.stringify({ canvasWidth: 640, strokes: [old] }))?.strokes).toEqual([old]);
  });

  it.each([
    ['no text', null],
    ['no JSON', '{'],
    ['no width', JSON.stringify({ strokes: [] })],
    ['a width of nothing', JSON.stringify({ canvasWidth: 0, strokes: [] })],
    ['a point without a place', JSON.stringify({ canvasWidth: 9, strokes: [{ ...stroke, trail: [{ x: 1 }] }] })],
    [
      'a place without an end',
      '{"canvasWidth":9,"strokes":[{"trail":[{"x":1e999,"y":0}],"strokeColor":"red","strokeThickness":1}]}',
    ],
    [
      'more points than a device can draw',
      JSON.stringify({
        canvasWidth: 9,
        strokes: [{ ...stroke, trail: Array.from({ length: 200_001 }, () => ({ x: 0, y: 0 })) }],
      }),
    ],
  ])('is not %s', (_, json) => expect(parseLayer(json)).toBeNull());
});
