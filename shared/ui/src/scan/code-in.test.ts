import { describe, expect, it } from 'vitest';
import { codeIn } from './code-in.ts';
import { greyPng } from './testing/grey-png.ts';

describe('a code in a picture, askew, grey and blurred', () => {
  it.each([
    ['qr', 'https://fieldspan.test/equipment/view/PUMP-7'],
    ['code-128', 'EX-0042-KM'],
    ['data-matrix', 'BOX 12'],
  ])('of kind %s is read', (name, text) => {
    expect(codeIn(greyPng(name))).toBe(text);
  });

  it('is not seen where none is', () => {
    const [width, height] = [200, 120];
    const grey = Uint8ClampedArray.from({ length: width * height }, (_, at) => (at * 7919) % 256);
    expect(codeIn({ grey, width, height })).toBeNull();
  });
});
