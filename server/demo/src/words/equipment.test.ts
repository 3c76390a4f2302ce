import { expect, it } from 'vitest';
import { LAKESHORE_CATALOGUE, NORTHGATE_CATALOGUE, servicesOf } from './equipment.ts';

it('each piece has services that it can have: a scale has no tires, and a van is driven', () => {
  expect(servicesOf('Charging scale')).toEqual(['Calibration with certificate']);
  expect(servicesOf('Service van, high roof')).toContain('Tires and brakes');
  const types = [...NORTHGATE_CATALOGUE, ...LAKESHORE_CATALOGUE].flatMap(({ types: all }) => all);
  const onTires = types.filter(({ name }) => servicesOf(name).includes('Tires and brakes'));
  expect(onTires.map(({ name }) => name)).toEqual([
    'Service van, high roof',
    'Pickup, crew cab',
    'Cube truck 16 ft',
    'Flat deck trailer',
    'Tandem dump truck',
    'Lowboy trailer 50 ton',
    'Water truck 2,000 gal',
  ]);
});
