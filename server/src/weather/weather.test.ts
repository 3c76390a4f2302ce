import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WeatherSchema } from '@fieldspan/contract/weather';
import { isError } from '@fieldspan/domain/is-error';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keptWeather } from './kept-weather.ts';
import { localWeather } from './local-weather.ts';
import { providerWeather } from './provider-weather.ts';

const GUELPH = { lat: 43.54, lon: -80.25 };
const WINTER = new Date('2026-01-20T15:10:00Z');
const SUMMER = new Date('2026-07-20T19:10:00Z');

const OBSERVED = {
  coord: { lat: 43.54, lon: -80.25 },
  weather: [{ id: 500, main: 'Rain', description: 'light rain', icon: '10d' }],
  main: { temp: 293, feels_like: 292, humidity: 40 },
  visibility: 10_000,
  wind: { speed: 3.4, deg: 45 },
  rain: { '1h': 0.4 },
  clouds: { all: 75 },
  dt: 1_768_921_800,
  name: 'Guelph',
};

type Asked = { url: URL; answer: (status: number, body: unknown) => void };

async function providerAnswering(answer: (asked: Asked) => void): Promise<string> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.test');
    answer({
      url,
      answer: (status, body) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body)),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port }: Pick<AddressInfo, 'port'> = v.parse(v.object({ port: v.number() }), server.address());
  return `http://127.0.0.1:${port}/data/2.5/weather`;
}

describe('the estimate of the demo', () => {
  it('the weather is the same for the same place and hour, and says that it is local', async () => {
    const [one, other] = await Promise.all([
      localWeather(GUELPH, WINTER),
      localWeather(GUELPH, new Date('2026-01-20T15:50:00Z')),
    ]);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ isLocal: true, source: { kind: 'estimate' } });
    expect(one.name).toBe('43.54° N, 80.25° W');
    expect(await localWeather(GUELPH, new Date('2026-01-20T19:10:00Z'))).not.toEqual(one);
  });

  it('winter is cold and summer is warm, on both halves of the earth', async () => {
    const south = { lat: -43.54, lon: 172.6 };
    const kelvins = await Promise.all(
      [GUELPH, south].flatMap((place) => [WINTER, SUMMER].map(async (at) => (await localWeather(place, at)).main.temp)),
    );
    const [northJanuary = 0, northJuly = 0, southJanuary = 0, southJuly = 0] = kelvins;
    expect(northJuly - northJanuary).toBeGreaterThan(10);
    expect(southJanuary - southJuly).toBeGreaterThan(10);
  });

  it('every hour of a year is weather', async () => {
    for (let hour = 0; hour < 8760; hour += 37) {
      const at = new Date(WINTER.getTime() + hour * 3_600_000);
      const weather = await localWeather(hour % 2 === 0 ? GUELPH : { q: 'Thunder Bay' }, at);
      expect(v.safeParse(WeatherSchema, weather).success).toBe(true);
      expect(weather.main.temp).toBeGreaterThan(230);
      expect(weather.main.temp).toBeLessThan(315);
    }
  });
});

describe('a provider', () => {
  it('is asked with the place and the key, and its answer is cut to what is shown', async () => {
    const asked: string[] = [];
    const url = await providerAnswering(({ url: { search }, answer }) => {
      asked.push(search);
      answer(200, OBSERVED);
    });
    const source = providerWeather({ url, key: 'a-key' });
    expect(await source(GUELPH, WINTER)).toEqual({
      name: 'Guelph',
      dt: 1_768_921_800,
      main: { temp: 293, humidity: 40 },
      wind: { speed: 3.4, deg: 45 },
      clouds: { all: 75 },
      rain: { '1h': 0.4 },
      visibility: 10_000,
      weather: [{ description: 'light rain', icon: '10d' }],
      isLocal: false,
      source: { kind: 'service', name: '127.0.0.1' },
    });
    await source({ q: 'Guelph & area' }, WINTER);
    expect(asked).toEqual(['?lat=43.54&lon=-80.25&appid=a-key', '?q=Guelph+%26+area&appid=a-key']);
  });

  it.each([
    [401, 'The weather service refused our key.'],
    [404, 'The weather service does not know this place.'],
    [429, 'The weather service was asked too often. Try again in a few minutes.'],
    [500, 'The weather service answered with an error (500).'],
  ])('that returns %d is reported without its address or our key', async (status, sentence) => {
    const url = await providerAnswering(({ answer }) => answer(status, { message: 'appid=a-key is wrong' }));
    const failed = providerWeather({ url, key: 'a-key' })(GUELPH, WINTER);
    await expect(failed).rejects.toThrow(sentence);
    await failed.catch((error: unknown) => {
      expect(JSON.stringify([error, String(error), isError(error) && error.cause])).not.toMatch(/a-key|127\.0/);
    });
  });

  it.each(['<html>', '{}', JSON.stringify({ ...OBSERVED, main: { temp: 'warm' } })])(
    'that answers %s told no weather',
    async (body) => {
      const url = await providerAnswering(({ answer }) => answer(200, body));
      await expect(providerWeather({ url, key: 'k' })(GUELPH, WINTER)).rejects.toThrow('no weather');
    },
  );

  it('that does not answer is given up', async () => {
    const url = await providerAnswering(() => {});
    const late = providerWeather({ url, key: 'k', timeOutMs: 20 })(GUELPH, WINTER);
    await expect(late).rejects.toThrow('The weather service took too long to answer.');
    const gone = providerWeather({ url: 'http://127.0.0.1:9/', key: 'k' })(GUELPH, WINTER);
    await expect(gone).rejects.toThrow('The weather service cannot be reached.');
  });
});

describe('what a provider said', () => {
  it('is kept for ten minutes and for places close by; a failure is not', async () => {
    let now = WINTER;
    const local = await localWeather(GUELPH, WINTER);
    const source = vi.fn(async () => local).mockRejectedValueOnce(new Error('away'));
    const kept = keptWeather(source, () => now);
    await expect(kept(GUELPH, now)).rejects.toThrow('away');
    await Promise.all([kept(GUELPH, now), kept({ lat: 43.5404, lon: -80.2496 }, now)]);
    expect(source).toHaveBeenCalledTimes(2);
    now = new Date(WINTER.getTime() + 600_000);
    await kept(GUELPH, now);
    expect(source).toHaveBeenCalledTimes(3);
  });
});
