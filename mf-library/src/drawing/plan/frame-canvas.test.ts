// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { frameCanvas, needsWholeCanvas } from './frame-canvas.ts';

test('what a worker has painted is taken as it is; nothing else can be painted', () => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 512, height: 256 });
  const transferFromImageBitmap = vi.fn<(frame: unknown) => void>();
  Object.defineProperty(canvas, 'getContext', {
    configurable: true,
    value: (kind: string) => (kind === 'bitmaprenderer' ? { transferFromImageBitmap } : null),
  });
  const seen = frameCanvas(canvas);
  expect([seen.width, seen.height]).toEqual([512, 256]);
  const context = seen.getContext('2d');
  const frame: ImageBitmap = { width: 512, height: 256, close: () => undefined };
  context?.drawImage(frame, 0, 0);
  expect(transferFromImageBitmap).toHaveBeenCalledExactlyOnceWith(frame);
  const painting = () => context?.save();
  expect(painting).toThrow(TypeError);
});

test('painting on the page itself is known by its failure', () => {
  expect(needsWholeCanvas(new TypeError('save is not a function'))).toBe(true);
  expect(needsWholeCanvas(new Error('No such page'))).toBe(false);
});
