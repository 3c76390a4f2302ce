// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCanvas } from '../../testing/fake-canvas.ts';
import type { PagePart, PlanPage } from './plan-page.ts';
import { TileLayer } from './tile-layer.ts';
import { TILE, levelFor, scaleOf, tilesIn } from './tile-plan.ts';

const sheet = { width: 1000, height: 706 };
const room = { width: 1000, height: 700 };

/** As pdf.js rejects: no error to `Error.isError`. */
const PDF_CANCELLED: Error = Object.assign(Object.create(Error.prototype), { name: 'RenderingCancelledException' });

let painted: PagePart[];
let ends: (() => void)[];
let cancelled: number;
let host: HTMLElement;
let layer: TileLayer;

/** A page whose parts are painted when the test says so. */
const page: PlanPage = {
  sheet,
  pointsPerUnit: 3.37,
  paint: (_, part) => {
    painted.push(part);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends.push(resolve);
    const cancel = () => {
      cancelled += 1;
      reject(PDF_CANCELLED);
    };
    return { done: promise, cancel };
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  fakeCanvas();
  painted = [];
  ends = [];
  cancelled = 0;
  host = document.createElement('div');
  layer = new TileLayer({ host, page, pixels: 1, onFailure: (error) => expect.unreachable(String(error)) });
});

afterEach(() => {
  layer.destroy();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets what is asked for be painted, and then what is asked for after it. */
async function paintAll(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    await vi.advanceTimersByTimeAsync(16);
    ends.splice(0).forEach((end) => end());
  }
}

describe('which tiles', () => {
  it('the whole sheet is one picture; each level is twice as sharp, and a little enlargement is taken', () => {
    const level = (scale: number, pixels = 1) => levelFor(sheet, { scale, x: 0, y: 0 }, pixels);
    expect([level(0.5), level(1), level(1.2), level(1.5), level(4), level(1, 2), level(1000)]).toEqual([
      0, 0, 0, 1, 2, 1, 6,
    ]);
    expect(scaleOf(sheet, 3)).toBe(8 * scaleOf(sheet, 0));
  });

  it('only those that are seen, the middle first, and none beyond the edge of the sheet', () => {
    const scale = scaleOf(sheet, 2);
    const tiles = tilesIn(sheet, 2, { camera: { scale, x: -TILE, y: 0 }, room });
    expect(tiles).toHaveLength(4);
    expect(tiles[0]).toEqual({ level: 2, column: 1, row: 0 });
    expect(tiles.every(({ column }) => column >= 1 && column <= 2)).toBe(true);
    expect(tilesIn(sheet, 2, { camera: { scale, x: 5000, y: 0 }, room })).toEqual([]);
  });
});

describe('the layer of tiles', () => {
  it('paints the whole first, then what is seen, one after the other; panning asks only for what is new', async () => {
    layer.look({ scale: scaleOf(sheet, 2), x: 0, y: 0 }, room);
    await vi.advanceTimersByTimeAsync(16);
    expect(painted).toEqual([{ scale: scaleOf(sheet, 0), x: 0, y: 0 }]);
    await paintAll();
    expect(painted).toHaveLength(1 + 4);
    layer.look({ scale: scaleOf(sheet, 2), x: -TILE, y: 0 }, room);
    await paintAll();
    expect(painted.slice(5).map(({ x }) => x)).toEqual([2 * TILE, 2 * TILE]);
  });

  it('moves at once, and does not finish what is seen no more', async () => {
    layer.look({ scale: scaleOf(sheet, 3), x: 0, y: 0 }, room);
    await vi.advanceTimersByTimeAsync(16);
    ends.splice(0).forEach((end) => end());
    await vi.advanceTimersByTimeAsync(16);
    layer.look({ scale: scaleOf(sheet, 3), x: -6 * TILE, y: -6 * TILE }, room);
    const [whole] = host.children;
    expect(whole instanceof HTMLElement && whole.style.transform).toBe(
      `translate(${-6 * TILE}px, ${-6 * TILE}px) scale(8)`,
    );
    await vi.advanceTimersByTimeAsync(16);
    expect(cancelled).toBe(1);
  });

  it('keeps at most 64 tiles beside the whole, however far somebody pans, and recycles their canvases', async () => {
    const made = vi.spyOn(document, 'createElement');
    for (let step = 0; step < 40; step += 1) {
      layer.look({ scale: scaleOf(sheet, 6), x: -step * 2 * TILE, y: -step * TILE }, room);
      await vi.advanceTimersByTimeAsync(16);
      for (let turn = 0; turn < 12; turn += 1) {
        ends.splice(0).forEach((end) => end());
        await vi.advanceTimersByTimeAsync(1);
      }
    }
    expect(painted.length).toBeGreaterThan(150);
    expect(host.querySelectorAll('canvas').length).toBeLessThanOrEqual(65);
    expect(made.mock.calls.filter(([name]) => name === 'canvas').length).toBeLessThan(80);
  });
});
