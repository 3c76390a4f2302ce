import { CANADIAN_PROVINCES, US_STATES } from '@fieldspan/domain/regions';
import * as v from 'valibot';
import { askProvider } from './ask-provider.ts';
import { WeatherFailure } from './weather-source.ts';

type Named = { lat: number; lon: number; name: string };
type Places = { placesUrl: string | null; timeOutMs: number };

const FoundSchema = v.object({
  results: v.optional(
    v.array(
      v.object({
        name: v.string(),
        latitude: v.number(),
        longitude: v.number(),
        admin1: v.optional(v.string(), ''),
        country: v.optional(v.string(), ''),
        country_code: v.optional(v.string(), ''),
      }),
    ),
    [],
  ),
});
type Found = v.InferOutput<typeof FoundSchema>['results'][number];

/**
 * Finds the coordinates of a place like "Guelph, ON". A town of that name in another region is not accepted, because
 * its weather would be wrong.
 * @throws WeatherFailure if there is no such place
 */
export async function placeNamed(q: string, { placesUrl, timeOutMs }: Places): Promise<Named> {
  if (placesUrl === null) throw new WeatherFailure('The weather service is asked by coordinates, and there are none.');
  const [town = '', ...regions] = q.split(',').map((part) => part.trim());
  const address = new URL(placesUrl);
  for (const [name, value] of Object.entries({ name: town, count: '20', language: 'en', format: 'json' }))
    address.searchParams.set(name, value);
  const parsed = v.safeParse(FoundSchema, await askProvider(address, timeOutMs));
  const wanted = regions.filter((region) => region !== '');
  const found = parsed.success && parsed.output.results.find((place) => wanted.every((region) => isIn(place, region)));
  if (!found) throw new WeatherFailure('The weather service does not know this place.');
  return { lat: found.latitude, lon: found.longitude, name: [found.name, found.admin1].filter(Boolean).join(', ') };
}

function isIn({ admin1, country, country_code }: Found, region: string): boolean {
  const known = [...CANADIAN_PROVINCES, ...US_STATES].find(({ code }) => code === region.toUpperCase());
  const names = new Set([region, known?.name ?? region].map((name) => name.toLowerCase()));
  return [admin1, country, country_code].some((name) => names.has(name.toLowerCase()));
}
