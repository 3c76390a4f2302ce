import { WeatherSchema } from '@fieldspan/contract/weather';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localWeather } from '../../weather/local-weather.ts';
import { WeatherFailure } from '../../weather/weather-source.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);

afterAll(() => world.stop());

describe('Weather/current', () => {
  it('returns a JSON string for coordinates and for a name', async () => {
    const bob = await world.signIn('bob');
    const { weather: before } = world.services;
    world.services.weather = async (place, at) => ({
      ...(await localWeather(place, at)),
      source: { kind: 'service', name: 'Open-Meteo' },
    });
    for (const place of [{ lat: '43.54', lon: '-80.25' }, { q: 'Guelph' }]) {
      const { success, data } = await bob.get('Weather/current', place);
      expect(success).toBe(true);
      const weather = v.parse(WeatherSchema, JSON.parse(v.parse(v.string(), data)));
      expect(weather.source).toEqual({ kind: 'service', name: 'Open-Meteo' });
    }
    world.services.weather = before;
  });

  it('is never made up: without a service it says so', async () => {
    const bob = await world.signIn('bob');
    expect(await bob.get('Weather/current', { q: 'Guelph' })).toMatchObject({
      success: false,
      errors: ['No weather service is set up here.'],
    });
  });

  it('is estimated only at demo companies, and says so', async () => {
    const bob = await world.signIn('bob');
    const ofBob = async () => {
      const { data } = await bob.get('Weather/current', { q: 'Guelph' });
      return v.parse(WeatherSchema, JSON.parse(v.parse(v.string(), data))).source;
    };
    const { tenant_id } = await world.services.db.system((tx) =>
      tx
        .selectFrom('user')
        .where('id', '=', world.ids['bob'] ?? 0)
        .select('tenant_id')
        .executeTakeFirstOrThrow(),
    );
    await world.services.db.system((tx) =>
      tx
        .insertInto('demo_company')
        .values({ tenant_id: tenant_id ?? 0 })
        .execute(),
    );
    expect(await ofBob()).toEqual({ kind: 'estimate' });
    world.services.config.demo = '0';
    expect((await bob.get('Weather/current', { q: 'Guelph' })).success).toBe(false);
    world.services.config.demo = '1';
    await world.services.db.system((tx) => tx.deleteFrom('demo_company').execute());
  });

  it('is only for signed-in people, and needs a place on the earth', async () => {
    expect((await world.request('/api/Weather/current?q=Guelph')).status).toBe(401);
    const bob = await world.signIn('bob');
    expect((await bob.get('Weather/current')).errors).toEqual(['Weather/current needs lat and lon, or q.']);
    expect((await bob.get('Weather/current', { lat: '91', lon: '0' })).status).toBe(400);
    expect((await bob.get('Weather/current', { lat: '43.5' })).status).toBe(400);
  });

  it('passes on why the provider could not respond', async () => {
    const bob = await world.signIn('bob');
    const { weather } = world.services;
    world.services.weather = () => Promise.reject(new WeatherFailure('The weather service cannot be reached.'));
    const answer = await bob.get('Weather/current', { q: 'Guelph' });
    world.services.weather = weather;
    expect(answer).toMatchObject({ status: 200, success: false, errors: ['The weather service cannot be reached.'] });
  });
});
