import * as v from 'valibot';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { AnyNumber, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { WeatherFailure } from '../../weather/weather-source.ts';
import type { WeatherPlace } from '../../weather/weather-source.ts';

const degrees = (most: number) =>
  v.pipe(AnyNumber, v.minValue(-most, `must not be below -${most}`), v.maxValue(most, `must not be above ${most}`));

const PlaceSchema = v.object({
  lat: v.optional(degrees(90)),
  lon: v.optional(degrees(180)),
  q: v.optional(v.pipe(shortText(200), v.nonEmpty('must not be empty'))),
});

export const currentWeather: SignedInRoute = {
  verb: 'GET',
  path: 'Weather/current',
  summary: 'The weather at lat and lon, or at the place q, as JSON text',
  session: 'required',
  async handle({ read, services, time }) {
    const place = placeOf(await read(PlaceSchema));
    try {
      return JSON.stringify(await services.weather(place, time));
    } catch (error) {
      if (error instanceof WeatherFailure) throw new Refusal(error.message);
      throw error;
    }
  },
};

function placeOf({ lat, lon, q }: v.InferOutput<typeof PlaceSchema>): WeatherPlace {
  if (lat !== undefined && lon !== undefined) return { lat, lon };
  if (q !== undefined) return { q };
  throw new BadRequest('Weather/current needs lat and lon, or q.');
}
