import * as v from 'valibot';
import type { Services, Session } from '../../http/context.ts';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { AnyNumber, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { localWeather } from '../../weather/local-weather.ts';
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
  takes: PlaceSchema,
  async handle({ read, services, session, time }) {
    const place = placeOf(await read(PlaceSchema));
    try {
      return JSON.stringify(await services.weather(place, time));
    } catch (error) {
      if (!(error instanceof WeatherFailure)) throw error;
      // Without internet access demo companies get made-up weather, which is marked as an estimate.
      if (await isDemoCompany(services, session)) return JSON.stringify(await localWeather(place, time));
      throw new Refusal(error.message);
    }
  },
};

async function isDemoCompany({ db, config }: Services, { tenantId }: Session): Promise<boolean> {
  if (config.demo === '0') return false;
  const found = await db.system((tx) =>
    tx.selectFrom('demo_company').where('tenant_id', '=', tenantId).select('tenant_id').executeTakeFirst(),
  );
  return found !== undefined;
}

function placeOf({ lat, lon, q }: v.InferOutput<typeof PlaceSchema>): WeatherPlace {
  if (lat !== undefined && lon !== undefined) return { lat, lon };
  if (q !== undefined) return { q };
  throw new BadRequest('Weather/current needs lat and lon, or q.');
}
