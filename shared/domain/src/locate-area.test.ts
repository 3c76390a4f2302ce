import { describe, expect, it } from 'vitest';
import { areaCorners, positionText, typedPositions } from './locate-area.ts';

const corner = (lat: number, long = -80) => ({ lat, long });

describe('an area', () => {
  it('has three corners on earth or more, or is none', () => {
    const three = [corner(43), corner(43.1), corner(43.2)];
    expect(areaCorners(JSON.stringify(three))).toEqual(three);
    expect(areaCorners(JSON.stringify(three.slice(1)))).toEqual([]);
    expect(areaCorners(JSON.stringify([...three, corner(91)]))).toEqual([]);
    expect(areaCorners(JSON.stringify([...three, 'x']))).toEqual([]);
    expect(areaCorners(JSON.stringify(Array.from({ length: 101 }, () => corner(43))))).toEqual([]);
    expect(areaCorners(null)).toEqual([]);
  });

  it('is typed with one position on each line', () => {
    expect(typedPositions('43.5, -80.25\n\n 43.6 -80.3 ')).toEqual([corner(43.5, -80.25), corner(43.6, -80.3)]);
    expect(typedPositions('43.5, -80.25\nGuelph')).toBeNull();
    expect(typedPositions('143.5, -80.25')).toBeNull();
    expect(typedPositions('')).toEqual([]);
    expect(positionText(corner(43.5460004, -80.253))).toBe('43.546000, -80.253000');
  });
});
