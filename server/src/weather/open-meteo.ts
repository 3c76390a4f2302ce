import { kelvinOf } from '@fieldspan/domain/weather';
import type { Weather } from '@fieldspan/contract/weather';
import * as v from 'valibot';
import { askProvider, noWeather } from './ask-provider.ts';
import { placeNamed } from './open-meteo-places.ts';
import { coordinateWords } from './place-words.ts';
import { skyOf } from './weather-code.ts';
import type { WeatherSource } from './weather-source.ts';

const TIME_OUT_MS = 5000;
const NAME = 'Open-Meteo';

/** Needs no key. Place names are looked up at `placesUrl`; null means coordinates only. */
export type OpenMeteo = { url: string; placesUrl: string | null; timeOutMs?: number };

const CURRENT = [
  'temperature_2m',
  'relative_humidity_2m',
  'weather_code',
  'cloud_cover',
  'wind_speed_10m',
  'wind_direction_10m',
  'visibility',
  'is_day',
];

/** Format with `timeformat=unixtime` and `wind_speed_unit=ms`; each hourly value is for the hour before. */
const AnswerSchema = v.object({
  current: v.object({
    time: v.number(),
    temperature_2m: v.number(),
    relative_humidity_2m: v.number(),
    weather_code: v.number(),
    cloud_cover: v.number(),
    wind_speed_10m: v.number(),
    wind_direction_10m: v.number(),
    visibility: v.optional(v.nullable(v.number()), null),
    is_day: v.number(),
  }),
  hourly: v.object({
    time: v.array(v.number()),
    rain: v.array(v.nullable(v.number())),
    showers: v.array(v.nullable(v.number())),
  }),
});
type Answer = v.InferOutput<typeof AnswerSchema>;

/** Gets the current weather from Open-Meteo's forecast. */
export function openMeteo({ url, placesUrl, timeOutMs = TIME_OUT_MS }: OpenMeteo): WeatherSource {
  return async (place) => {
    const at = 'q' in place ? await placeNamed(place.q, { placesUrl, timeOutMs }) : named(place);
    const parsed = v.safeParse(AnswerSchema, await askProvider(addressOf(url, at), timeOutMs));
    if (!parsed.success) throw noWeather();
    return weatherOf(parsed.output, at.name);
  };
}

const named = (place: { lat: number; lon: number }) => ({ ...place, name: coordinateWords(place) });

function addressOf(url: string, { lat, lon }: { lat: number; lon: number }): URL {
  const address = new URL(url);
  const asked = {
    latitude: String(lat),
    longitude: String(lon),
    current: CURRENT.join(','),
    hourly: 'rain,showers',
    past_hours: '1',
    forecast_hours: '1',
    wind_speed_unit: 'ms',
    timeformat: 'unixtime',
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address;
}

function weatherOf({ current, hourly }: Answer, name: string): Weather {
  const sky = skyOf(current.weather_code, current.is_day === 1);
  if (sky === null) throw noWeather();
  const rainMm = rainBefore(current.time, hourly);
  return {
    name,
    dt: current.time,
    main: { temp: kelvinOf(current.temperature_2m), humidity: current.relative_humidity_2m },
    wind: { speed: current.wind_speed_10m, deg: current.wind_direction_10m },
    clouds: { all: current.cloud_cover },
    ...(rainMm === null ? {} : { rain: { '1h': rainMm } }),
    ...(current.visibility === null ? {} : { visibility: current.visibility }),
    weather: [sky],
    isLocal: false,
    source: { kind: 'service', name: NAME },
  };
}

/** Rain in the last full hour; null if unknown. */
function rainBefore(now: number, { time, rain, showers }: Answer['hourly']): number | null {
  const last = time.findLastIndex((hour) => hour <= now);
  const amounts = [rain[last], showers[last]].filter((amount) => typeof amount === 'number');
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
}
