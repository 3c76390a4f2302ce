import { describe, expect, it } from 'vitest';
import { milesOf } from './distance-text.ts';
import {
  celsius,
  celsiusOf,
  cloudName,
  fahrenheit,
  kelvinOf,
  kmOfMiles,
  kmPerHour,
  metresPerSecond,
  milesPerHour,
  usesImperialWeather,
  weatherWarnings,
  windSector,
} from './weather.ts';

describe('units', () => {
  it('are put back as they were taken', () => {
    expect([celsiusOf(68), kelvinOf(20), metresPerSecond(36), kmOfMiles(100)]).toEqual([20, 293, 10, 161]);
  });

  it('WX021 take exactly 273 from kelvin: 293 is 20 °C and 68 °F', () => {
    expect(celsius(293)).toBe(20);
    expect(fahrenheit(celsius(293))).toBe(68);
    expect(celsius(273)).toBe(0);
  });

  it('WX022 divide by 1.61 for miles an hour: 161 km/h is 100 mph', () => {
    expect(milesPerHour(161)).toBeCloseTo(100, 10);
    expect(kmPerHour(10)).toBe(36);
  });

  it('WX006 ten kilometres of visibility are 6.2 miles', () => expect(milesOf(10)).toBeCloseTo(6.211, 10));
});

describe('clouds', () => {
  it.each([
    ['WX013', 0, 'Clear'],
    ['WX014', 1, 'Few'],
    ['WX014', 12.5, 'Few'],
    ['WX015', 13, 'Scattered'],
    ['WX015', 50, 'Scattered'],
    ['WX016', 51, 'Broken'],
    ['WX016', 87.5, 'Broken'],
    ['WX017', 88, 'Overcast'],
    ['WX017', 100, 'Overcast'],
  ])('%s %d per cent: %s', (_id, cover, name) => expect(cloudName(cover)).toBe(name));
});

describe('WX018 the wind direction is the sector centred on its name', () => {
  it.each([
    [0, 'N'],
    [22, 'N'],
    [23, 'NE'],
    [90, 'E'],
    [135, 'SE'],
    [180, 'S'],
    [225, 'SW'],
    [270, 'W'],
    [315, 'NW'],
    [337.4, 'NW'],
    [338, 'N'],
    [360, 'N'],
    [-45, 'NW'],
  ])('%d degrees: %s', (degrees, name) => expect(windSector(degrees)).toBe(name));
});

describe('warnings', () => {
  const calm = { degreesC: 10, windKmh: 10, rainMm: 0 };

  it.each([
    { name: 'WX009 heat above 25 °C', at: { degreesC: 25 }, over: { degreesC: 25.1 }, warning: 'heat' },
    { name: 'WX010 cold below -5 °C', at: { degreesC: -5 }, over: { degreesC: -5.1 }, warning: 'cold' },
    { name: 'WX011 wind above 50 km/h', at: { windKmh: 50 }, over: { windKmh: 51 }, warning: 'wind' },
    { name: 'WX012 rain above 5 mm in an hour', at: { rainMm: 5 }, over: { rainMm: 5.1 }, warning: 'rain' },
  ])('$name, but not exactly at it', ({ at, over, warning }) => {
    expect(weatherWarnings({ ...calm, ...at })).toEqual([]);
    expect(weatherWarnings({ ...calm, ...over })).toEqual([warning]);
  });

  it('can be combined', () =>
    expect(weatherWarnings({ degreesC: -20, windKmh: 80, rainMm: 9 })).toEqual(['cold', 'wind', 'rain']));
});

describe('the units of a company', () => {
  it.each(['Texas', 'TX', ' tx ', 'new york'])('WX019 are imperial in %j, whatever the country says', (province) => {
    expect(usesImperialWeather({ province, country: 'Canada' })).toBe(true);
  });

  it('WX020 are metric in Ontario, and if neither province nor country is American', () => {
    expect(usesImperialWeather({ province: 'Ontario', country: 'USA' })).toBe(false);
    expect(usesImperialWeather({ province: null, country: 'Canada' })).toBe(false);
    expect(usesImperialWeather({ province: null, country: null })).toBe(false);
  });

  it('WX019 follow the country if there is no province', () => {
    for (const country of ['America', 'united states', 'USA', 'United States of America', 'us'])
      expect(usesImperialWeather({ province: '', country })).toBe(true);
  });
});
