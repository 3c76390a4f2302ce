import { expect, it } from 'vitest';
import { weatherLines } from './weather-lines.ts';

const observed = {
  main: { temp: 293, humidity: 40 },
  wind: { speed: 3.4, deg: 45 },
  clouds: { all: 20 },
  visibility: 10_000,
};

it('WX001 WX002 WX003 WX004 WX005 WX006 WX020 reads an observation in metric units', () => {
  expect(weatherLines(observed, false)).toEqual({
    temperature: '20 °C',
    humidity: '40%',
    windSpeed: '12 km/h',
    windFrom: 'NE',
    clouds: 'Scattered',
    rain: '0 mm',
    visibility: '10 km',
    warnings: [],
  });
});

it('WX001 WX003 WX006 WX019 reads it in Fahrenheit, miles an hour and miles', () => {
  expect(weatherLines(observed, true)).toMatchObject({
    temperature: '68 °F',
    windSpeed: '8 mph',
    visibility: '6.2 mi',
  });
});

it('WX005 shows the rain of the last hour with at most one decimal', () => {
  expect(weatherLines({ ...observed, rain: { '1h': 5.25 } }, false).rain).toBe('5.3 mm');
  expect(weatherLines({ ...observed, rain: { '1h': 2 } }, false).rain).toBe('2 mm');
});

it('compares metric values with the limits, whatever units are shown', () => {
  const storm = { ...observed, main: { temp: 299, humidity: 90 }, wind: { speed: 14, deg: 0 }, rain: { '1h': 6 } };
  expect(weatherLines(storm, true).warnings).toEqual(['heat', 'wind', 'rain']);
  // 30 mph is more than 48 km/h, but not more than 50.
  expect(weatherLines({ ...observed, wind: { speed: 13.4, deg: 0 } }, true).warnings).toEqual([]);
});

it('leaves out what was not observed, and never shows a negative zero', () => {
  const { visibility: _, ...less } = observed;
  expect(weatherLines(less, false).visibility).toBeNull();
  expect(weatherLines({ ...observed, main: { temp: 272.8, humidity: 1 } }, false).temperature).toBe('0 °C');
});
