import { describe, expect, it } from 'vitest';
import { clamped, fitCamera, onSheet, panCamera, zoomCamera } from './camera.ts';

const sheet = { x: 0, y: 0, width: 1000, height: 670 };
const phone = { width: 360, height: 480 };

describe('the camera over a sheet', () => {
  it('DRAW006 shows a sheet on a wide screen at 1000 × 670, centred', () => {
    expect(fitCamera(sheet, { width: 1440, height: 800 })).toEqual({ scale: 1, x: 220, y: 65 });
  });

  it('fills a phone with a tall picture, not with the sheet around it', () => {
    const picture = { x: 300, y: 0, width: 400, height: 670 };
    const { scale, x } = fitCamera(picture, phone);
    expect(scale).toBeCloseTo((480 - 24) / 670);
    expect(x + 500 * scale).toBeCloseTo(180);
  });

  it('zooms around the finger', () => {
    const at = { x: 100, y: 50 };
    const before = fitCamera(sheet, phone);
    const after = zoomCamera(before, { factor: 3, at, least: before.scale });
    expect(onSheet(after, at).x).toBeCloseTo(onSheet(before, at).x);
    expect(onSheet(after, at).y).toBeCloseTo(onSheet(before, at).y);
    expect(after.scale).toBeCloseTo(before.scale * 3);
  });

  it('zooms neither above twelve nor below half of fit', () => {
    const before = fitCamera(sheet, phone);
    expect(zoomCamera(before, { factor: 1e9, at: { x: 0, y: 0 }, least: before.scale }).scale).toBe(12);
    expect(zoomCamera(before, { factor: 0, at: { x: 0, y: 0 }, least: before.scale }).scale).toBe(before.scale / 2);
  });

  it('keeps the sheet in view', () => {
    const camera = { scale: 1, x: 0, y: 0 };
    expect(panCamera(camera, { x: 9999, y: -9999 }, { sheet, room: phone })).toEqual({ scale: 1, x: 160, y: -536 });
  });

  it('ink that begins or ends beside the sheet stands on its edge, so none of it is cut', () => {
    const size = { width: 638, height: 358 };
    expect(clamped({ x: -22, y: -11 }, size)).toEqual({ x: 0, y: 0 });
    expect(clamped({ x: 660, y: 370 }, size)).toEqual({ x: 638, y: 358 });
    expect(clamped({ x: 20, y: 20 }, size)).toEqual({ x: 20, y: 20 });
  });
});
