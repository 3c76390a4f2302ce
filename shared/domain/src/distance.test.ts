import { describe, expect, it } from 'vitest';
import { bearing, distanceM, knownPosition } from './distance.ts';

const GUELPH = { lat: 43.5448, long: -80.2482 };
const HAMILTON = { lat: 43.2557, long: -79.8711 };

describe('the distance of two places', () => {
  it('is measured along the great circle', () => {
    expect(distanceM(GUELPH, HAMILTON)).toBeCloseTo(44_287, -2);
    expect(distanceM({ lat: 0, long: 0 }, { lat: 0, long: 1 })).toBeCloseTo(111_195, -1);
  });

  it('is the same both ways, and zero from a place to itself', () => {
    expect(distanceM(GUELPH, HAMILTON)).toBeCloseTo(distanceM(HAMILTON, GUELPH), 6);
    expect(distanceM(GUELPH, GUELPH)).toBe(0);
  });

  it('crosses the date line the short way, and reaches the far side of the earth', () => {
    expect(distanceM({ lat: 0, long: 179.5 }, { lat: 0, long: -179.5 })).toBeCloseTo(111_195, -1);
    expect(distanceM({ lat: 90, long: 0 }, { lat: -90, long: 0 })).toBeCloseTo(20_015_115, -1);
  });
});

describe('the bearing', () => {
  it.each([
    ['north', { lat: 44, long: -80.2482 }, 0],
    ['east on the equator', { lat: 0, long: 1 }, 90],
  ])('%s is measured clockwise from north', (_, to, degrees) => {
    const from = degrees === 0 ? GUELPH : { lat: 0, long: 0 };
    expect(bearing(from, to)).toBeCloseTo(degrees, 3);
  });

  it('west is 270, never negative', () => {
    expect(bearing({ lat: 0, long: 0 }, { lat: 0, long: -1 })).toBeCloseTo(270, 6);
  });
});

describe('a record’s position', () => {
  it('needs both coordinates, within their bounds', () => {
    expect(knownPosition({ lat: 43.5, long: -80.2 })).toEqual({ lat: 43.5, long: -80.2 });
    expect(knownPosition({ lat: 43.5, long: null })).toBeNull();
    expect(knownPosition({ lat: 91, long: 0 })).toBeNull();
  });

  it('is none at 0, 0: that is an empty form', () => {
    expect(knownPosition({ lat: 0, long: 0 })).toBeNull();
    expect(knownPosition({ lat: 0, long: 12 })).toEqual({ lat: 0, long: 12 });
  });
});
