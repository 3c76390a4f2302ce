// @vitest-environment jsdom
import { alertsAtom, clearAlerts } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { afterEach, expect, it, vi } from 'vitest';
import { keepDrawing, keptDrawing } from './kept-drawing.ts';

const layer = (x: number) => ({
  canvasWidth: 100,
  strokes: [
    {
      trail: [
        { x, y: 1 },
        { x: 9, y: 9 },
      ],
      strokeColor: '#dd0000',
      strokeThickness: 4,
    },
  ],
});

afterEach(() => {
  vi.restoreAllMocks();
  clearAlerts();
});

it('a device without storage says so, and keeps the earlier state of the drawing', () => {
  keepDrawing('image 7', layer(1));
  const kept = keptDrawing('image 7');
  expect(kept).not.toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDrawing('image 7', layer(2));
  expect(keptDrawing('image 7')).toEqual(kept);
  expect(store.get(alertsAtom).map(({ message }) => message)).toEqual([
    expect.stringContaining('no room to keep what you are writing'),
  ]);
});
