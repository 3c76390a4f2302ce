// @vitest-environment jsdom
import { alertsAtom, clearAlerts } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import type { NamedStroke } from '@fieldspan/domain/merged-layer';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetDrawing, keepEdits, keptEdits } from './kept-drawing.ts';
import { added } from './marks/board.ts';

const stroke = (id: string, x = 1): NamedStroke => ({
  id,
  trail: [
    { x, y: 1 },
    { x: 9, y: 9 },
  ],
  strokeColor: '#dd0000',
  strokeThickness: 4,
});
const theirs = { id: 5, isOwn: false, strokes: [stroke('t')] };

afterEach(() => {
  vi.restoreAllMocks();
  clearAlerts();
  localStorage.clear();
});

it('a device without storage says so, and keeps the earlier state of the drawing', () => {
  keepEdits('image 7', { canvasWidth: 100 }, [added(stroke('a'))]);
  const kept = keptEdits('image 7', []);
  expect(kept).toHaveLength(1);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepEdits('image 7', { canvasWidth: 100 }, [added(stroke('a')), added(stroke('b'))]);
  expect(keptEdits('image 7', [])).toEqual(kept);
  expect(store.get(alertsAtom).map(({ message }) => message)).toEqual([
    expect.stringContaining('no room to keep what you are writing'),
  ]);
});

it('edits of one’s own and of another layer come back, over what is stored then', () => {
  const gone = { layer: 5, id: 't', before: stroke('t'), after: null };
  keepEdits('image 7', { canvasWidth: 100 }, [added(stroke('a')), gone]);
  expect(keptEdits('image 7', [theirs])).toEqual([added(stroke('a')), gone]);
  forgetDrawing('image 7');
  expect(keptEdits('image 7', [theirs])).toEqual([]);
});

it('what an earlier release kept adds strokes, and takes none away', () => {
  const whole = { canvasWidth: 100, strokes: [stroke('a'), stroke('t')] };
  localStorage.setItem('fieldspan.drawing.0.image 7', JSON.stringify(whole));
  expect(keptEdits('image 7', [theirs])).toEqual([added(stroke('a'))]);
});

it('edits that were kept before a colleague turned the picture come back turned like it', () => {
  const upright = { size: { width: 1000, height: 670 }, turns: 0 };
  keepEdits('image 7', { canvasWidth: 1000, turns: 0 }, [added({ ...stroke('a'), trail: [{ x: 0, y: 0 }] })]);
  expect(keptEdits('image 7', [], upright)[0]?.after?.trail).toEqual([{ x: 0, y: 0 }]);
  const [turned] = keptEdits('image 7', [], { size: { width: 670, height: 1000 }, turns: 1 });
  // The upper left corner of the picture is its upper right one then.
  expect(turned?.after?.trail[0]?.x).toBeCloseTo(724.45);
  expect(turned?.after?.trail[0]?.y).toBeCloseTo(0);
});
