import type { Stroke } from '@fieldspan/domain/drawing';
import { describe, expect, it } from 'vitest';
import { areaOf, measureWords, parseLength, remeasured, scaleOf } from './measure.ts';

const line = (length: number, more: Partial<Stroke> = {}): Stroke => ({
  trail: [
    { x: length / 2, y: 0 },
    { x: 0, y: 0 },
    { x: length, y: 0 },
  ],
  strokeColor: 'red',
  strokeThickness: 3,
  text: { words: '', height: 20 },
  ...more,
});
const scale = line(100, { at: '1', measure: { kind: 'scale', value: 5, unit: 'm' } });

describe('a length that somebody types', () => {
  it('has a number and a unit', () => {
    expect(parseLength(' 5 m ')).toEqual({ value: 5, unit: 'm' });
    expect(parseLength('12,5FT')).toEqual({ value: 12.5, unit: 'ft' });
    for (const words of ['5', 'm', '0 m', '-2 m', 'five m', '5 miles']) expect(parseLength(words)).toBeNull();
  });
});

describe('what is measured', () => {
  it('is by the scale that was set last', () => {
    expect(scaleOf([])).toBeNull();
    expect(scaleOf([scale])).toEqual({ perUnit: 0.05, unit: 'm' });
    const later = line(100, { at: '2', measure: { kind: 'scale', value: 10, unit: 'ft' } });
    expect(scaleOf([later, scale])).toEqual({ perUnit: 0.1, unit: 'ft' });
  });

  it('is a length, or an area in square units', () => {
    const length = line(50, { measure: { kind: 'length', value: 0, unit: '' } });
    expect(remeasured(length, scaleOf([scale])).text?.words).toBe('2.5 m');
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 20 },
      { x: 0, y: 20 },
    ];
    expect(areaOf(square)).toBe(200);
    const area = {
      ...length,
      trail: [{ x: 5, y: 5 }, ...square],
      measure: { kind: 'area' as const, value: 0, unit: '' },
    };
    expect(remeasured(area, { perUnit: 0.5, unit: 'ft' }).measure?.value).toBe(50);
    expect(measureWords({ kind: 'area', value: 50, unit: 'ft' })).toBe('50 ft²');
  });

  it('leaves other marks as they are, and all without a scale', () => {
    expect(remeasured(scale, { perUnit: 9, unit: 'm' })).toBe(scale);
    const length = line(50, { measure: { kind: 'length', value: 1, unit: 'm' } });
    expect(remeasured(length, null)).toBe(length);
  });
});
