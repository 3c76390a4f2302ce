import { createServer } from 'node:http';
import { WeatherSchema } from '@fieldspan/contract/weather';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMeteo } from './open-meteo.ts';
import { skyOf } from './weather-code.ts';
import type { WeatherSource } from './weather-source.ts';

const NOW = new Date('2026-11-22T15:10:00Z');
const HOUR = 1_795_190_400;

/** A response of Open-Meteo's /v1/forecast with the requested fields. */
const FORECAST = {
  latitude: 43.55,
  longitude: -80.25,
  utc_offset_seconds: 0,
  timezone: 'GMT',
  current_units: { time: 'unixtime', temperature_2m: '°C', wind_speed_10m: 'm/s' },
  current: {
    time: HOUR + 900,
    interval: 900,
    temperature_2m: -3.4,
    relative_humidity_2m: 71,
    weather_code: 61,
    cloud_cover: 92,
    wind_speed_10m: 4.2,
    wind_direction_10m: 180,
    visibility: 8200,
    is_day: 0,
  },
  hourly_units: { time: 'unixtime', rain: 'mm', showers: 'mm' },
  hourly: { time: [HOUR - 3600, HOUR, HOUR + 3600], rain: [0, 1.2, 9], showers: [0, 0.3, 9] },
};

/** A response of its geocoding, /v1/search. */
const PLACES = {
  results: [
    {
      name: 'Hamilton',
      latitude: -37.78,
      longitude: 175.28,
      admin1: 'Waikato',
      country: 'New Zealand',
      country_code: 'NZ',
    },
    { name: 'Hamilton', latitude: 43.25, longitude: -79.87, admin1: 'Ontario', country: 'Canada', country_code: 'CA' },
  ],
  generationtime_ms: 0.5,
};

let forecast: { status: number; body: unknown };
let places: unknown;
let asked: URL[];
let weather: WeatherSource;
let stop: () => void;

beforeEach(async () => {
  [forecast, places, asked] = [{ status: 200, body: FORECAST }, PLACES, []];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service.test');
    asked.push(url);
    const { status, body } = url.pathname === '/v1/search' ? { status: 200, body: places } : forecast;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const site = `http://127.0.0.1:${port}`;
  weather = openMeteo({ url: `${site}/v1/forecast`, placesUrl: `${site}/v1/search` });
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => stop());

describe('Open-Meteo', () => {
  it('is asked without a key, and its answer becomes an observation that says whose it is', async () => {
    const told = await weather({ lat: 43.54, lon: -80.25 }, NOW);
    expect(told).toEqual({
      name: '43.54° N, 80.25° W',
      dt: HOUR + 900,
      main: { temp: expect.closeTo(269.6), humidity: 71 },
      wind: { speed: 4.2, deg: 180 },
      clouds: { all: 92 },
      rain: { '1h': 1.5 },
      visibility: 8200,
      weather: [{ description: 'light rain', icon: '10n' }],
      isLocal: false,
      source: { kind: 'service', name: 'Open-Meteo' },
    });
    expect(v.is(WeatherSchema, told)).toBe(true);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      latitude: '43.54',
      longitude: '-80.25',
      wind_speed_unit: 'ms',
      timeformat: 'unixtime',
    });
  });

  it('finds a named place in its own region, by name or code', async () => {
    for (const q of ['Hamilton, ON', 'Hamilton, Ontario', 'Hamilton, Canada'])
      expect((await weather({ q }, NOW)).name).toBe('Hamilton, Ontario');
    expect(
      asked.filter(({ pathname }) => pathname === '/v1/forecast').map((url) => url.searchParams.get('latitude')),
    ).toEqual(['43.25', '43.25', '43.25']);
  });

  it.each(['Hamilton, Quebec', 'Nowhere at all, ON'])('never tells the weather of another place: %s', async (q) => {
    if (q.startsWith('Nowhere')) places = { generationtime_ms: 0.1 };
    await expect(weather({ q }, NOW)).rejects.toThrow('The weather service does not know this place.');
  });

  it.each([
    [400, { error: true, reason: 'Latitude must be in range' }, 'The weather service answered with an error (400).'],
    [429, {}, 'The weather service was asked too often. Try again in a few minutes.'],
    [200, { current: {} }, 'The weather service answered something that is no weather.'],
    [
      200,
      { ...FORECAST, current: { ...FORECAST.current, weather_code: 1234 } },
      'The weather service answered something that is no weather.',
    ],
  ])('that returns %d %o is explained', async (status, body, sentence) => {
    forecast = { status, body };
    await expect(weather({ lat: 1, lon: 2 }, NOW)).rejects.toThrow(sentence);
  });

  it('that is away is said so', async () => {
    stop();
    await expect(weather({ lat: 1, lon: 2 }, NOW)).rejects.toThrow('The weather service cannot be reached.');
  });
});

it('every code of the service has words and a picture', () => {
  const codes = [
    0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
  ];
  for (const code of codes) expect(skyOf(code, true)?.icon).toMatch(/^(01|02|03|04|09|10|11|13|50)d$/);
});
