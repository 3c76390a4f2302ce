import { expect, it } from 'vitest';
import { mileageZones, payScales } from './pay-scales.ts';

it('reads the scales of an agreement and drops invalid ones', () => {
  expect(payScales('[{"title":"Journeyperson","rate":52},{"title":"Foreperson"},7]')).toEqual([
    { title: 'Journeyperson', rate: 52 },
  ]);
  expect(payScales(null)).toEqual([]);
});

it('reads mileage zones, the nearest first', () => {
  const text = '[{"name":"Zone 2","upTo":80,"rate":28},{"name":"Zone 1","upTo":40,"rate":0},{"name":"odd"}]';
  expect(mileageZones(text).map(({ name }) => name)).toEqual(['Zone 1', 'Zone 2']);
});
