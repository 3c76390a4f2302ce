import sharp from 'sharp';
import { expect, it } from 'vitest';
import { Random } from './random.ts';
import { SIGNATURE_SIZE, signatureDataUrl, signatureTrail } from './signature.ts';

it('stays on the pad and ends its strokes', () => {
  for (let at = 0; at < 40; at += 1) {
    const trail = signatureTrail(new Random(`person/${at}`));
    const placed = trail.filter(({ x }) => x !== undefined);
    expect(
      placed.every(({ x = -1, y = -1 }) => x >= 0 && x < SIGNATURE_SIZE.width && y >= 0 && y < SIGNATURE_SIZE.height),
    ).toBe(true);
    expect(trail.at(-1)).toEqual({});
  }
});

it('is a real picture with ink in it', async () => {
  const url = signatureDataUrl(signatureTrail(new Random('Ana Souza')));
  const { data, info } = await sharp(Buffer.from(url.replace('data:image/png;base64,', ''), 'base64'))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual(SIGNATURE_SIZE);
  const inked = data.filter((alpha) => alpha === 255).length;
  expect(inked).toBeGreaterThan(300);
  expect(inked).toBeLessThan(data.length / 4);
});
