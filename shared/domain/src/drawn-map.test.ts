import { describe, expect, it } from 'vitest';
import { drawnMap, middleOf } from './drawn-map.ts';

const GUELPH = { lat: 43.546, long: -80.253 };
/** 10 km north and 5 km east of it. */
const NORTH = { lat: GUELPH.lat + 10 / 111.195, long: GUELPH.long };
const EAST = { lat: GUELPH.lat, long: GUELPH.long + 5 / (111.195 * Math.cos((GUELPH.lat * Math.PI) / 180)) };

describe('the drawn map', () => {
  it('puts north up and east to the right, every kilometre as long as the others', () => {
    const map = drawnMap(GUELPH, [NORTH, EAST], { size: 220 });
    expect(map.placeOf(GUELPH)).toEqual({ x: 110, y: 110 });
    const [north, east] = [map.placeOf(NORTH), map.placeOf(EAST)];
    expect([north.x, north.y].map(Math.round)).toEqual([110, 22]);
    expect([east.x, east.y].map(Math.round)).toEqual([154, 110]);
  });

  it('draws two or three rings of a round distance within its reach', () => {
    expect(drawnMap(GUELPH, [NORTH], { size: 220 }).rings.map(({ km }) => km)).toEqual([5, 10]);
    expect(drawnMap(GUELPH, [EAST], { size: 220 }).rings.map(({ km }) => km)).toEqual([2, 4]);
    expect(drawnMap(GUELPH, [], { size: 220 }).rings.map(({ km }) => km)).toEqual([0.5, 1]);
  });

  it('says which position a press means', () => {
    const map = drawnMap(GUELPH, [], { size: 320, leastKm: 0.1 });
    const corner = { lat: GUELPH.lat + 0.0004, long: GUELPH.long - 0.0006 };
    const back = map.positionAt(map.placeOf(corner));
    expect(back.lat).toBeCloseTo(corner.lat, 7);
    expect(back.long).toBeCloseTo(corner.long, 7);
    expect(map.rings.map(({ km }) => km)).toEqual([0.05, 0.1]);
  });

  it('is centred on the middle of all who are known', () => {
    expect(middleOf([])).toBeNull();
    const middle = middleOf([GUELPH, NORTH, EAST]);
    expect(middle?.lat).toBeCloseTo((GUELPH.lat + NORTH.lat) / 2);
    expect(middle?.long).toBeCloseTo((GUELPH.long + EAST.long) / 2);
  });
});
